import type { Mark, MarkType } from '#domain/drills/diagram.ts';
import type { Units } from '#domain/drills/distance.ts';
import type { SvgNode } from '../svg-node.ts';

export type RenderContext = {
  /** Prefix of the pattern ids, so that two drawings on one page do not share patterns. */
  readonly id: string;
  readonly units: Units;
  /** The language for writing distances; English by default. */
  readonly language?: string | undefined;
};

export type Renderers<T extends MarkType> = {
  readonly [K in T]: (mark: Mark<K>, context: RenderContext) => readonly SvgNode[];
};
