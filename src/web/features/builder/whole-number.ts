const shape = /^\d{1,4}$/;

/** Parses a whole number. Returns NaN, which the contract refuses, for any other text. */
export const wholeNumber = (text: string): number =>
  shape.test(text.trim()) ? Number(text) : Number.NaN;
