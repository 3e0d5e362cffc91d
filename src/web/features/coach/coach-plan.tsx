import { ChevronDown } from 'lucide-react';
import type { CoachPage, CoachSession, CoachPlan as Plan } from '#contract/coach.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { SessionCounts } from '#web/golf/session-counts.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SessionNote } from './session-note.tsx';

type CoachPlanProps = { readonly page: CoachPage; readonly token: string };

/** The weeks of the plan. The current week is open. */
export function CoachPlan({ page, token }: CoachPlanProps) {
  const { t } = useTranslation('coach');
  const { plan } = page;
  return (
    <section className="stack" aria-labelledby="plan">
      <SectionHead id="plan" title={t('plan.title')} />
      {plan === null ? (
        <p className="muted">{t('plan.none')}</p>
      ) : (
        <>
          <PlanHead plan={plan} today={page.today} />
          <div className="ruled">
            {plan.weeks.map((week) => (
              <Week
                key={week.weekNumber}
                {...{ week, page, token }}
                isOpen={week.weekNumber === plan.currentWeek}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function PlanHead({ plan, today }: { plan: Plan; today: string }) {
  const { t } = useTranslation('coach');
  const ui = useTranslation('ui');
  const dates = useDates();
  const { program, pause, currentWeek, totalWeeks, startDate } = plan;
  const { skippedSessions: skipped, totalSessions: total } = plan;
  // `completedSessions` includes skipped sessions.
  const done = plan.completedSessions - skipped;
  const week =
    today < startDate
      ? ui.t('startsIn', { when: dates.until(startDate, today) })
      : ui.t('weekOf', { week: currentWeek, total: totalWeeks });
  return (
    <div>
      <p className="heading-large" lang={program.language}>
        {program.name}
      </p>
      <p className="muted">{t('plan.standing', { week, done, total })}</p>
      <SessionCounts done={done} skipped={skipped} missed={plan.missedSessions} />
      {pause && <p>{t('plan.paused', { days: dates.range(pause.from, pause.to, today) })}</p>}
    </div>
  );
}

type WeekProps = CoachPlanProps & {
  readonly week: Plan['weeks'][number];
  readonly isOpen: boolean;
};

function Week({ week, page, token, isOpen }: WeekProps) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const { weekNumber, weekStart, weekEnd, sessions } = week;
  return (
    <details className="coach-week" open={isOpen}>
      <summary>
        <b className="row-title">{t('plan.week', { week: weekNumber })}</b>
        <span className="row-text">{dates.range(weekStart, weekEnd, page.today)}</span>
        <ChevronDown className="icon icon-small" aria-hidden />
      </summary>
      {sessions.length === 0 && <p className="muted">{t('plan.restWeek')}</p>}
      <ul>
        {sessions.map((session) => (
          <PlannedSession key={session.id} session={session} page={page} token={token} />
        ))}
      </ul>
    </details>
  );
}

function stateOf(session: CoachSession, today: string) {
  if (isMissed(session, today)) return 'missed';
  if (session.status === 'completed') return 'done';
  if (session.status === 'skipped') return 'skipped';
  return session.isToday ? 'today' : 'planned';
}

function PlannedSession({ session, page, token }: CoachPlanProps & { session: CoachSession }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const { title, language, focus, scheduledDate, totalDuration: minutes } = session;
  const state = stateOf(session, page.today);
  const day = dates.weekdayShort(scheduledDate, page.today);
  return (
    <li className="coach-session">
      <StatusIcon state={state} />
      <div>
        <p className="row-title" lang={language}>
          {title}
        </p>
        <p className="row-text">
          {t('plan.session', { day, minutes, state: t(`states.${state}`) })}
        </p>
        <FocusTag focus={focus} />
        <SessionNote session={session} day={day} page={page} token={token} />
      </div>
    </li>
  );
}
