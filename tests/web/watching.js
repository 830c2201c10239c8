/* What a browser tells of a page while cards travel. */
window.watched = { shifts: [], longTasks: [], travels: [], ready: {}, sounds: 0 };
const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
const SENTENCES = ".words, [role=log]"; // a sign in a sentence is one of its words
const described = (node) =>
  node instanceof Element && !node.closest(SENTENCES) ? node.outerHTML.slice(0, 100) : "#text";
observe("layout-shift", ({ value, startTime, sources }) => {
  const moved = sources.map(({ node }) => (node ? described(node) : null));
  watched.shifts.push({ value, startTime, moved });
});
observe("longtask", ({ duration, startTime }) => watched.longTasks.push({ duration, startTime }));

const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  watched.travels.push({ thing: this.dataset.thing, from: frames[0]?.transform ?? "", lasts: options.duration });
  return animate.call(this, frames, options);
};

const READY = { home: "article button", table: "ul.asked button[aria-disabled='false']" };
new MutationObserver(() => {
  for (const [place, control] of Object.entries(READY)) {
    if (document.querySelector(control)) watched.ready[place] ??= performance.now();
  }
}).observe(document, { childList: true, subtree: true, attributes: true });

const { AudioContext: Audio } = window;
window.AudioContext = class extends Audio {
  constructor() {
    super();
    watched.sounds += 1;
  }
};
