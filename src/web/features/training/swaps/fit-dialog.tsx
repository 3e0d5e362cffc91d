import './swaps.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { drillSwaps, type FittingDrills } from '#contract/drill-swaps.ts';
import { type Venue, venues } from '#domain/drills/drill.ts';
import type { EquipmentId } from '#domain/drills/equipment.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Fitting } from './fitting.tsx';
import { MissingChoice } from './missing-choice.tsx';
import { useSaveSwaps } from './use-save-swaps.ts';
import { VenueChoice } from './venue-choice.tsx';

export type FitDialogProps = DialogState & { readonly scheduledSessionId: string };

const times = ['10', '20', '30', '40', 'full'] as const;
type Time = (typeof times)[number];

/** Fits a session to a place and a time. Previews the changes before saving. */
export function FitDialog({ scheduledSessionId, open, onOpenChange }: FitDialogProps) {
  const { t } = useTranslation('swaps');
  const [venue, setVenue] = useState<Venue | null>(null);
  const [missing, setMissing] = useState<readonly EquipmentId[]>([]);
  const [time, setTime] = useState<Time>('20');
  const { save, busy } = useSaveSwaps(scheduledSessionId, () => onOpenChange(false));
  const wish = {
    ...(venue !== null && { venue }),
    ...(missing.length > 0 && { missing: missing.join(',') }),
    ...(time !== 'full' && { minutes: Number(time) }),
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(drillSwaps.fitting, { params: { scheduledSessionId }, query: wish }),
    enabled: open && !busy,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const minutes = data?.proposal.reduce((sum, one) => sum + one.minutes, 0) ?? 0;
  const apply = () => {
    if (open && data && !isPlaceholderData) save(data.proposal);
  };
  const options = times.map((value) => ({
    value,
    label: value === 'full' ? t('fit.full') : value,
  }));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('fit.title')}
      foot={
        minutes > 0 && (
          <Button size="tall" wide busy={busy} busyText={t('fit.saving')} onClick={apply}>
            {t('fit.apply', { minutes })}
          </Button>
        )
      }
    >
      <VenueChoice venues={venues} value={venue} onChoose={setVenue} />
      {data && <MissingChoice things={data.things} value={missing} onChange={setMissing} />}
      <p className="heading-small" aria-hidden>
        {t('fit.minutes')}
      </p>
      <Segmented<Time>
        label={t('fit.minutes')}
        value={time}
        options={options}
        onValueChange={setTime}
      />
      <div aria-busy={isPlaceholderData} aria-live="polite">
        <Fitting data={data} error={error} retry={() => void refetch()}>
          {(fitting) =>
            minutes > 0 ? (
              <Proposal fitting={fitting} />
            ) : (
              <EmptyState title={t('empty')} text={t('fit.emptyText')} />
            )
          }
        </Fitting>
      </div>
    </Sheet>
  );
}

function Proposal({ fitting: { drills, places, proposal } }: { readonly fitting: FittingDrills }) {
  const { t } = useTranslation('swaps');
  const byId = new Map(drills.map((drill) => [drill.exerciseId, drill]));
  const planned = new Map(places.map((place) => [place.id, place.planned]));
  return (
    <ol className="ruled">
      {proposal.map(({ sessionExerciseId, exerciseId, minutes }) => {
        const before = planned.get(sessionExerciseId);
        const old = byId.get(before?.exerciseId ?? '');
        const drill = exerciseId === null ? undefined : byId.get(exerciseId);
        if (before === undefined || old === undefined) return null;
        const isKept = exerciseId === before.exerciseId;
        return (
          <li key={sessionExerciseId} className="list-row">
            <FocusIcon name={old.focus} size="small" />
            <span>
              {drill ? (
                <b lang={drill.language}>{drill.name}</b>
              ) : (
                <s className="muted" lang={old.language}>
                  {old.name}
                </s>
              )}
              <span className="small muted">
                {drill === undefined && t('fit.leftOut')}
                {drill && isKept && minutes === before.minutes && t('fit.stays')}
                {drill && isKept && minutes < before.minutes && t('fit.shorter')}
                {drill && !isKept && t('fit.replaces', { name: old.name })}
              </span>
            </span>
            {drill && <span className="number">{t('minutes', { minutes })}</span>}
          </li>
        );
      })}
    </ol>
  );
}
