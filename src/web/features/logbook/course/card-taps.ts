import type { Hole } from '#domain/logbook/hole-card.ts';

/** The holes of a round and the hole on screen. */
export type TappedCard = {
  /** At least one hole. */
  readonly holes: readonly Hole[];
  /** Index of the hole on screen. */
  readonly at: number;
  /** The holes before the last changes, the most recent change last. */
  readonly undo: readonly { readonly at: number; readonly hole: Hole }[];
};

/** The changes that a tap can make to a card. */
export type CardTaps = {
  readonly goTo: (at: number) => void;
  readonly change: (change: Partial<Hole>) => void;
  readonly undo: () => void;
};

/** The most changes that can be undone, one by one. */
const mostUndo = 30;

/** Shows another hole. Stops at the first and the last hole. */
export function goTo<Card extends TappedCard>(card: Card, at: number): Card {
  return { ...card, at: Math.max(0, Math.min(at, card.holes.length - 1)) };
}

/** Changes the hole on screen. */
export function changeCard<Card extends TappedCard>(
  card: Card,
  change: (hole: Hole) => Hole,
): Card {
  const { at, holes, undo } = card;
  const hole = holes[at];
  if (hole === undefined) return card;
  const changed = holes.with(at, change(hole));
  return { ...card, holes: changed, undo: [...undo, { at, hole }].slice(-mostUndo) };
}

/** Takes the last change back and shows its hole. */
export function undoChange<Card extends TappedCard>(card: Card): Card {
  const last = card.undo.at(-1);
  if (last === undefined) return card;
  const holes = card.holes.with(last.at, last.hole);
  return { ...card, holes, at: last.at, undo: card.undo.slice(0, -1) };
}
