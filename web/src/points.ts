/** Points as they are written: with a real minus. */
export const signed = (points: number): string => `${points}`.replace("-", "−");
