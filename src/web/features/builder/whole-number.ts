const shape = /^\d{1,4}$/;

/** A whole number as it is typed; NaN, which the contract refuses, for any other text. */
export const wholeNumber = (text: string): number =>
  shape.test(text.trim()) ? Number(text) : Number.NaN;
