import '#web/ui/card.css';
import './missed-card.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { training } from '#contract/training.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { bestMakeUpDay, type MakeUpDay, makeUpDays } from '#domain/training/make-up-days.ts';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { sessionsIn } from '../plan-dialogs/sessions-in.ts';
import { useMove } from '../plan-dialogs/use-move.ts';
import type { SessionDetails } from './session-details.ts';
import { useSessionChanges } from './use-session-changes.ts';

type MissedCardProps = {
  readonly details: SessionDetails;
  /** Called after the session was moved or skipped, when the pressed button is gone. */
  readonly onChanged: () => void;
};

/** Offers the next days for a missed session. Renders nothing until the plan has loaded. */
export function MissedCard({ details, onChanged }: MissedCardProps) {
  const today = useToday();
  const { data: plan } = useQuery(query(training.current));
  const { data: weeks } = useQuery(query(training.weeks));
  if (!weeks || plan === undefined) return null;
  const { id } = details.scheduledSession;
  const sessions = sessionsIn(weeks);
  const days = makeUpDays(id, { sessions, pause: plan?.pause ?? null }, today);
  const best = bestMakeUpDay(
    days,
    sessions.filter((one) => one.id !== id),
  );
  return best && <Offer details={details} days={days} best={best} onChanged={onChanged} />;
}

type OfferProps = MissedCardProps & {
  readonly days: readonly MakeUpDay<ScheduledSession>[];
  readonly best: MakeUpDay<ScheduledSession>;
};

function Offer({ details, days, best, onChanged }: OfferProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { id, title } = details.scheduledSession;
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const day = days.find(({ date }) => date === chosen) ?? best;
  const move = useMove({ id, title }, onChanged);
  const { skip, isSkipping } = useSessionChanges(details, onChanged);
  const [there] = day.sessions;
  return (
    <section className="card missed-card" aria-labelledby="missed-card">
      <h3 className="heading-small" id="missed-card">
        {t('makeUp.title')}
      </h3>
      <Radios<CalendarDate>
        className="missed-days"
        label={t('makeUp.day')}
        value={day.date}
        onValueChange={setChosen}
        options={days.map(({ date, sessions: [first] }) => ({
          value: date,
          label: (
            <>
              <span>{dates.weekday(date)}</span>
              <b className="number">{dates.dayOfMonth(date)}</b>
              <StatusIcon state={first ? sessionStateOf(first, today) : 'rest'} />
              <small {...(first && { lang: first.language })}>
                {first ? first.title : t('makeUp.free')}
              </small>
            </>
          ),
        }))}
      />
      <p className="small muted" role="status">
        {there ? t('move.there', { title: there.title }) : t('makeUp.nothingChanges')}
      </p>
      <div className="button-row">
        <Button
          variant="secondary"
          className="grow"
          busy={move.busy}
          busyText={t('move.busy')}
          onClick={() => move.to(day.date)}
        >
          {t('makeUp.move', { day: dates.weekdayLong(day.date) })}
        </Button>
        <Button variant="text" busy={isSkipping} busyText={t('actions.skipping')} onClick={skip}>
          {t('actions.skip')}
        </Button>
      </div>
    </section>
  );
}
