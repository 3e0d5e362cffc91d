import '#web/ui/button.css';
import './missed-strip.css';
import { useState } from 'react';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { missedInLongAbsence } from '#domain/training/missed-sessions.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useFetched } from '#web/platform/use-fetched.ts';
import { Button } from '#web/ui/button.tsx';
import type { MissedProps } from './missed-sheet.tsx';
import { useMissedDay } from './use-missed-day.ts';

const loadSheet = () => import('./missed-sheet.tsx');

type MissedStripProps = MissedProps & {
  /** Opens the one step that settles a long absence. */
  readonly onSettle: () => void;
};

/**
 * Missed sessions in one quiet line, without blame. Decide opens the sheet for each of them, or what settles
 * all of them after a long absence.
 */
export function MissedStrip({ onSettle, ...props }: MissedStripProps) {
  const { today } = props;
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const dayOf = useMissedDay(today);
  const { part, fetching, fetchPart } = useFetched(loadSheet);
  const [open, setOpen] = useState(false);
  const { left: missed, onDone } = useLeft(props.missed);
  const [first] = missed;
  if (first === undefined) return null;
  const count = missed.length;
  const since = dates.short(first.scheduledDate, today);
  const decide = async () => {
    if (count >= missedInLongAbsence) onSettle();
    else if (await fetchPart()) setOpen(true);
  };
  return (
    <section className="list-row sand missed-strip" aria-label={t('missed.label')}>
      <StatusIcon state="missed" />
      <p>
        <b>{count === 1 ? t('missed.day', { day: dayOf(first) }) : t('missed.count', { count })}</b>{' '}
        <span className="missed-strip-what">
          {count === 1 ? (
            <span lang={first.language}>{first.title}</span>
          ) : (
            t('missed.since', { day: since })
          )}
        </span>
      </p>
      <Button variant="text" aria-haspopup="dialog" aria-busy={fetching} onClick={decide}>
        {t('missed.decide')}
      </Button>
      {part && (
        <part.MissedSheet
          {...props}
          missed={missed}
          open={open}
          onOpenChange={setOpen}
          onDone={(id) => {
            // The message has the way back, which a sheet would lie over.
            setOpen(false);
            onDone(id);
          }}
        />
      )}
    </section>
  );
}

/** The missed sessions without those just settled, until the server has been asked again. */
function useLeft(missed: readonly ScheduledSession[]) {
  const [settled, setSettled] = useState<{ of: unknown; ids: readonly string[] }>({
    of: missed,
    ids: [],
  });
  const ids = settled.of === missed ? settled.ids : [];
  return {
    left: missed.filter(({ id }) => !ids.includes(id)),
    onDone: (id: string) => setSettled({ of: missed, ids: [...ids, id] }),
  };
}
