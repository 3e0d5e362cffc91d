/** A message without placeholders. */
export type None = Readonly<Record<never, never>>;

/** The value of a placeholder. `{minutes, number}` and plurals take only numbers. */
export type Value = string | number;

/** The replacement for a pair of tags in a message, such as a link around its words. Tags do not nest. */
export type Tag = (words: readonly string[]) => unknown;
