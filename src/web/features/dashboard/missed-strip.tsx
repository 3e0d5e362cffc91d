import '#web/ui/button.css';
import './missed-strip.css';
import { useState } from 'react';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { missedInLongAbsence } from '#domain/training/missed-sessions.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import type { MissedProps } from './missed-sheet.tsx';
import { useMissedDay } from './use-missed-day.ts';

const MissedSheet = lazily(() => import('./missed-sheet.tsx'), 'MissedSheet');

type MissedStripProps = MissedProps & {
  /** Opens the dialog that settles all missed sessions after a long absence. */
  readonly onSettle: () => void;
};

/**
 * Shows missed sessions in one line, without blame. "Decide" opens the sheet with all of them or, after a long
 * absence, the dialog that settles them all.
 */
export function MissedStrip({ onSettle, ...props }: MissedStripProps) {
  const { today } = props;
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const dayOf = useMissedDay(today);
  const sheet = useDialog(MissedSheet);
  const { left: missed, onDone } = useLeft(props.missed);
  const [first] = missed;
  if (first === undefined) return null;
  const count = missed.length;
  const since = dates.short(first.scheduledDate, today);
  const decide = count >= missedInLongAbsence ? onSettle : sheet.show;
  return (
    <section className="list-row sand missed-strip" aria-label={t('missed.label')}>
      <StatusIcon state="missed" />
      <p>
        <b>{count === 1 ? t('missed.day', { day: dayOf(first) }) : t('missed.count', { count })}</b>{' '}
        <span>
          {count === 1 ? (
            <span lang={first.language}>{first.title}</span>
          ) : (
            t('missed.since', { day: since })
          )}
        </span>
      </p>
      <Button variant="text" aria-haspopup="dialog" aria-busy={sheet.busy} onClick={decide}>
        {t('missed.decide')}
      </Button>
      {sheet.opened > 0 && (
        <MissedSheet
          {...props}
          missed={missed}
          {...sheet.state}
          onDone={(id) => {
            // The toast has an undo button, which the sheet would cover.
            sheet.state.onOpenChange(false);
            onDone(id);
          }}
        />
      )}
    </section>
  );
}

/** Returns the missed sessions without those just settled, until the next response from the server. */
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
