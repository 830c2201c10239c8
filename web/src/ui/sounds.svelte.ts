/** A few quiet sounds, made by the browser itself: for whoever switches them on. */

import { keep, kept } from "./storage";

export type Sound = "card" | "trick" | "turn" | "end";
type Note = { wave: OscillatorType; pitch: number; to?: number; at: number; lasts: number; loud: number };

/** Pitches in hertz, times in seconds. */
const SOUNDS: Record<Sound, Note[]> = {
	card: [{ wave: "triangle", pitch: 240, to: 120, at: 0, lasts: 0.09, loud: 0.5 }],
	trick: [
		{ wave: "sine", pitch: 392, at: 0, lasts: 0.18, loud: 0.35 },
		{ wave: "sine", pitch: 523, at: 0.1, lasts: 0.28, loud: 0.35 },
	],
	turn: [{ wave: "sine", pitch: 659, at: 0, lasts: 0.35, loud: 0.3 }],
	end: [
		{ wave: "sine", pitch: 392, at: 0, lasts: 0.25, loud: 0.35 },
		{ wave: "sine", pitch: 494, at: 0.14, lasts: 0.25, loud: 0.35 },
		{ wave: "sine", pitch: 587, at: 0.28, lasts: 0.6, loud: 0.35 },
	],
};

const KEPT = "tablee-sounds";
const KEPT_VOLUME = "tablee-volume";
export const VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]; // of which the middle is as quiet as a card on a table
const USUAL = 5;

class Sounds {
	isOn = $state(kept(KEPT, ["off", "on"], "off") === "on");
	volume = $state(Number(kept(KEPT_VOLUME, VOLUMES.map(String), String(USUAL))));
	private audio: AudioContext | null = null;

	choose(isOn: boolean): void {
		this.isOn = isOn;
		keep(KEPT, isOn ? "on" : "off");
		this.play("turn"); // so that one hears what one chose
	}

	turnTo(volume: number): void {
		this.volume = volume;
		keep(KEPT_VOLUME, String(volume));
		this.play("turn");
	}

	play(sound: Sound): void {
		if (!this.isOn || !("AudioContext" in globalThis)) return;
		this.audio ??= new AudioContext();
		void this.audio.resume();
		for (const note of SOUNDS[sound]) ring(this.audio, note, this.volume / USUAL);
	}
}

function ring(audio: AudioContext, { wave, pitch, to, at, lasts, loud }: Note, factor: number): void {
	const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
	const volume = new GainNode(audio, { gain: 0 });
	const begins = audio.currentTime + at;
	if (to) tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
	volume.gain.setValueAtTime(0, begins);
	volume.gain.linearRampToValueAtTime((loud / 4) * factor, begins + 0.01);
	volume.gain.exponentialRampToValueAtTime(0.0005, begins + lasts);
	tone.connect(volume).connect(audio.destination);
	tone.start(begins);
	tone.stop(begins + lasts);
}

export const sounds = new Sounds();
