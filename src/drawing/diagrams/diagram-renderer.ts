import type { Mark, MarkType } from '#domain/drills/diagram.ts';
import type { Units } from '#domain/drills/distance.ts';
import type { SvgNode } from '../svg-node.ts';

export type RenderContext = {
  /** Starts the names of the patterns, so that two drawings on a page do not share them. */
  readonly id: string;
  readonly units: Units;
  /** How distances are written; English by default. */
  readonly language?: string | undefined;
};

export type Renderers<T extends MarkType> = {
  readonly [K in T]: (mark: Mark<K>, context: RenderContext) => readonly SvgNode[];
};
