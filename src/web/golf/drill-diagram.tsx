import './diagram-marks.css';
import './drill-diagram.css';
import { createElement, type ReactElement, useId } from 'react';
import type { Diagram } from '#domain/drills/diagram.ts';
import type { Units } from '#domain/drills/distance.ts';
import type { Handedness } from '#domain/drills/handedness.ts';
import { type DrawOptions, drawDiagram } from '#drawing/diagrams/draw-diagram.ts';
import type { SvgAttributes, SvgNode } from '#drawing/svg-node.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useHandedness } from '#web/platform/session/user.ts';

export type DrillDiagramProps = {
  diagram: Diagram;
  /** Units of the distances in the drawing. */
  units: Units;
  /** A `viewBox` other than the default of 320 by 200; card headers show more rough. */
  view?: string | undefined;
  /** For frames with a ratio far from 8 to 5: "meet" shows the whole drawing, and the background fills the rest. */
  fit?: DrawOptions['fit'] | undefined;
  /** Set if the drill's name is next to a small drawing. */
  decorative?: boolean | undefined;
  /** The handedness to draw for; the golfer's own by default. */
  handedness?: Handedness | undefined;
};

function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const reactProps = (attributes: SvgAttributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));

function element(node: SvgNode, extra: Readonly<Record<string, unknown>> = {}): ReactElement {
  const children = node.children.map((child) =>
    typeof child === 'string' ? child : element(child),
  );
  return createElement(node.tag, { ...reactProps(node.attrs), ...extra }, ...children);
}

/**
 * A drill drawn from above for the golfer's handedness, in the colors of the theme. It fills its frame, and has no
 * labels if it is narrower than 120 px. Screen readers read its description as its name.
 */
export function DrillDiagram(props: DrillDiagramProps) {
  const { diagram, units, view, fit, decorative } = props;
  const id = useId();
  const ownHand = useHandedness();
  const handedness = props.handedness ?? ownHand;
  const { language } = useTranslation('app');
  const shown = { ...(view !== undefined && { view }), ...(fit !== undefined && { fit }) };
  const tree = drawDiagram(diagram, { id, units, language, handedness, ...shown });
  const silent = { role: undefined, 'aria-label': undefined, 'aria-hidden': true };
  return element(tree, decorative ? silent : {});
}
