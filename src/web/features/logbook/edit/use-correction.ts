import { useState } from 'react';
import { type ControllerRenderProps, useController } from 'react-hook-form';
import { correctHole } from '#domain/logbook/hole-correction.ts';
import type { RoundValues } from '../add-session/round-values.ts';
import type { RoundForm } from '../add-session/use-log-forms.ts';
import {
  type CardTaps,
  changeCard,
  goTo,
  type TappedCard,
  undoChange,
} from '../course/card-taps.ts';

/** The correction of the holes of a logged round. */
export type Correction = CardTaps & {
  readonly card: TappedCard;
  /** Index of the hole on screen last. Undefined until one is chosen. */
  readonly last: number | undefined;
  /** What is wrong with the holes or their sums. */
  readonly error: string | undefined;
  /** The element that gets the focus for a fault. */
  readonly ref: ControllerRenderProps<RoundValues>['ref'];
};

type Place = { readonly last?: number; readonly undo: TappedCard['undo'] };

/** Corrects the holes in the form of a logged round. */
export function useCorrection({ control }: RoundForm['form']): Correction {
  const { field, fieldState } = useController({ control, name: 'scorecard' });
  const [{ last, undo }, setPlace] = useState<Place>({ undo: [] });
  const card: TappedCard = { holes: field.value ?? [], at: last ?? 0, undo };
  const update = (next: TappedCard) => {
    if (next.holes !== card.holes) field.onChange(next.holes);
    setPlace({ last: next.at, undo: next.undo });
  };
  return {
    card,
    last,
    error: fieldState.error?.message,
    ref: field.ref,
    goTo: (at) => update(goTo(card, at)),
    change: (change) => update(changeCard(card, (hole) => correctHole(hole, change))),
    undo: () => update(undoChange(card)),
  };
}
