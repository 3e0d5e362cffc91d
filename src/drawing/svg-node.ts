export type SvgAttributes = Readonly<Record<string, string | number>>;

/** A drawing as plain data. The web app turns it into elements, the server into a file. */
export type SvgNode = {
  readonly tag: string;
  readonly attrs: SvgAttributes;
  readonly children: readonly (SvgNode | string)[];
};

export function svg(
  tag: string,
  attrs: SvgAttributes,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  return { tag, attrs, children };
}

/** Rounds a number for a drawing to one decimal. Adding 0 turns -0 into 0. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
