import './move-session-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { training } from '#contract/training.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { StartCalendar } from '../wizard/start-calendar.tsx';
import { sessionsIn } from './sessions-in.ts';
import { useMove } from './use-move.ts';

export type MoveSessionDialogProps = {
  readonly session: Pick<ScheduledSession, 'id' | 'title' | 'scheduledDate'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Moves one session to another day. Days with other sessions are ringed. */
export function MoveSessionDialog({ session, open, onOpenChange }: MoveSessionDialogProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const dayId = useId();
  const { id, title, scheduledDate } = session;
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  // A missed session cannot stay on its past day, so today is preselected.
  const day = chosen ?? (scheduledDate < today ? today : scheduledDate);
  const { data: weeks = [] } = useQuery({ ...query(training.weeks), enabled: open });
  const others = sessionsIn(weeks).filter((one) => one.id !== id);
  const there = others.find((one) => one.scheduledDate === day);

  const move = useMove({ id, title }, () => onOpenChange(false));

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('move.title', { title })}
      foot={
        <>
          <Button variant="outline" disabled={move.busy} onClick={() => onOpenChange(false)}>
            {t('move.cancel')}
          </Button>
          <Button
            busy={move.busy}
            busyText={t('move.busy')}
            disabled={day === scheduledDate}
            onClick={() => move.to(day)}
          >
            {t('move.submit')}
          </Button>
        </>
      }
    >
      <div className="stack-small">
        <p className="small muted">{t('move.now', { date: dates.day(scheduledDate, today) })}</p>
        <p className="heading-large" id={dayId} role="status">
          {dates.day(day)}
        </p>
        <p className="small muted move-there">{there && t('move.there', { title: there.title })}</p>
      </div>
      <StartCalendar
        value={day}
        onChange={setChosen}
        today={today}
        trainingDates={new Set(others.map((one) => one.scheduledDate))}
        labelledBy={dayId}
      />
      <p className="small muted">{t('move.legend')}</p>
    </Sheet>
  );
}
