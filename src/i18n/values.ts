/** A message without placeholders. */
export type None = Readonly<Record<never, never>>;

/** What stands for a placeholder as it is; `{minutes, number}` and plurals take numbers only. */
export type Value = string | number;

/** What a pair of tags in a message becomes, for example a link around its words. Tags do not nest. */
export type Tag = (words: readonly string[]) => unknown;
