import './swaps.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { drillSwaps, type FittingDrills } from '#contract/drill-swaps.ts';
import { type Venue, venues } from '#domain/drills/drill.ts';
import { type EquipmentId, neededFor } from '#domain/drills/equipment.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { fitsSurroundings, type Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Fitting } from './fitting.tsx';
import { MissingChoice } from './missing-choice.tsx';
import { SwapOption } from './swap-option.tsx';
import { useSaveSwaps } from './use-save-swaps.ts';
import { VenueChoice } from './venue-choice.tsx';

export type SwapDialogProps = DialogState & {
  readonly scheduledSessionId: string;
  /** The current swaps of the session. */
  readonly swaps: readonly Swap[];
  readonly exercise: { readonly id: string; readonly name: string; readonly language: string };
  /** Called after the drill was replaced, and after that was undone. */
  readonly onSwapped?: (() => void) | undefined;
  readonly className?: string | undefined;
};

/** Replaces one drill of a session, only for this time. */
export function SwapDialog(props: SwapDialogProps) {
  const { scheduledSessionId, swaps, exercise, open, onOpenChange, onSwapped, className } = props;
  const { t } = useTranslation('swaps');
  const place = baseIdOf(exercise.id);
  const { save, busy } = useSaveSwaps(scheduledSessionId, onSwapped);
  const { data, error, refetch } = useQuery({
    ...query(drillSwaps.fitting, { params: { scheduledSessionId }, query: {} }),
    enabled: open,
    gcTime: 0,
  });
  const choose = (swap: Omit<Swap, 'sessionExerciseId'> | null) => {
    // A second press may hit the sheet while it closes.
    if (!open || busy) return;
    const others = swaps.filter(({ sessionExerciseId }) => sessionExerciseId !== place);
    save(swap === null ? others : [...others, { ...swap, sessionExerciseId: place }]);
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      className={className}
      foot={
        data && (
          <Button variant="text" onClick={() => choose({ exerciseId: null, minutes: 0 })}>
            {t('leaveOut')}
          </Button>
        )
      }
    >
      <p>
        {t('insteadOf')} <b lang={exercise.language}>{exercise.name}</b>
      </p>
      <Fitting data={data} error={error} retry={() => void refetch()}>
        {(fitting) => <Options fitting={fitting} place={place} onChoose={choose} />}
      </Fitting>
    </Sheet>
  );
}

type OptionsProps = {
  readonly fitting: FittingDrills;
  readonly place: string;
  /** Null restores the planned drill. */
  readonly onChoose: (swap: Omit<Swap, 'sessionExerciseId'> | null) => void;
};

function Options({ fitting: { drills, places, things }, place: id, onChoose }: OptionsProps) {
  const { t } = useTranslation('swaps');
  const [venue, setVenue] = useState<Venue | null>(null);
  const [missing, setMissing] = useState<readonly EquipmentId[]>([]);
  const place = places.find((one) => one.id === id);
  const byId = new Map(drills.map((drill) => [drill.exerciseId, drill]));
  const all = (place?.alternatives ?? []).flatMap(({ exerciseId, minutes }) => {
    const drill = byId.get(exerciseId);
    return drill === undefined ? [] : [{ drill, minutes }];
  });
  const offered = venues.filter((one) => all.some(({ drill }) => drill.venues.includes(one)));
  const fits = all.filter(({ drill }) => fitsSurroundings(drill, { venue, missing }));
  const needed = neededFor(all.map(({ drill }) => drill));
  const toMiss = things.filter((thing) => needed.has(thing.id));
  const planned = byId.get(place?.planned.exerciseId ?? '');
  const isSwapped = place?.present?.exerciseId !== place?.planned.exerciseId;
  return (
    <>
      {offered.length > 1 && <VenueChoice venues={offered} value={venue} onChoose={setVenue} />}
      {toMiss.length > 0 && <MissingChoice things={toMiss} value={missing} onChange={setMissing} />}
      {fits.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <ul className="ruled">
        {isSwapped && place && planned && (
          <SwapOption
            drill={planned}
            minutes={place.planned.minutes}
            head={t('asPlanned')}
            onPress={() => onChoose(null)}
          />
        )}
        {fits.map(({ drill, minutes }) => (
          <SwapOption
            key={drill.exerciseId}
            drill={drill}
            minutes={minutes}
            onPress={() => onChoose({ exerciseId: drill.exerciseId, minutes })}
          />
        ))}
      </ul>
    </>
  );
}
