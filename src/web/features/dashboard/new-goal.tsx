import '#web/ui/choice.css';
import './new-goal.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { type DatedHandicap, daysToGoal, paceOf } from '#domain/handicap/projection.ts';
import { suggestedGoals } from '#domain/handicap/way-to-goal.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { rememberUser } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Docked } from './docked.tsx';

const daysPerWeek = 7;
const daysPerMonth = 365.25 / 12;
const mostWeeks = 12;
const mostMonths = 24;

/** Returns a function that formats a number of days as "10 weeks" or "5 months". */
function useDuration() {
  const { t } = useTranslation('dashboard');
  return (days: number) => {
    const weeks = Math.max(1, Math.round(days / daysPerWeek));
    if (weeks <= mostWeeks) return t('goal.inWeeks', { count: weeks });
    const months = Math.round(days / daysPerMonth);
    return months <= mostMonths ? t('goal.inMonths', { count: months }) : t('goal.far');
  };
}

function useSetGoal(onSet: () => void) {
  const { t, language } = useTranslation('dashboard');
  const client = useQueryClient();
  return useAction(accounts.updateProfile, {
    success: ({ goalHandicap }) => ({
      title: t('goal.saved', { goal: formatHandicap(goalHandicap ?? '', language) }),
    }),
    failure: (error) => ({
      title: t('goal.failed'),
      description: errorText(error, { otherwise: t('goal.failedText') }),
    }),
    onSuccess: ({ effects: _, ...saved }) => {
      rememberUser(client, saved);
      onSet();
    },
  });
}

type NewGoalProps = {
  /** Oldest first. The last one is the current handicap. */
  readonly records: readonly DatedHandicap[];
  readonly today: CalendarDate;
  /** Whether the golfer asked for this. If so, it takes the focus. */
  readonly isAskedFor: boolean;
  readonly onSet: () => void;
  readonly onLater: () => void;
};

/** Three suggested goals, each with the time it would take at the golfer's own pace. */
export function NewGoal({ records, today, isAskedFor, onSet, onLater }: NewGoalProps) {
  const { t, language } = useTranslation('dashboard');
  const duration = useDuration();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) title.current?.focus();
  }, [isAskedFor]);
  const name = useId();
  const current = records.at(-1)?.handicap ?? 0;
  const goals = suggestedGoals(current);
  const pace = paceOf(records, today);
  const [chosen, setChosen] = useState(goals[1] ?? goals[0]);
  const { send, busy } = useSetGoal(onSet);
  return (
    <section className="card card-padded new-goal" aria-labelledby={`${name}-title`}>
      <h2 className="heading-large" id={`${name}-title`} ref={title} tabIndex={-1}>
        {t('goal.set')}
      </h2>
      {goals.length > 0 && (
        <p className="muted">{t(pace === null ? 'goal.noPace' : 'goal.atPace')}</p>
      )}
      <div
        className="even-columns small new-goal-choices"
        role="radiogroup"
        aria-labelledby={`${name}-title`}
      >
        {goals.map((goal) => (
          <label key={goal} className={goal === chosen ? 'choice is-on' : 'choice'}>
            <input
              type="radio"
              name={name}
              checked={goal === chosen}
              onChange={() => setChosen(goal)}
            />
            <b className="number number-medium">{formatHandicap(goal, language)}</b>{' '}
            {pace !== null && <span>{duration(daysToGoal(current, goal, pace))}</span>}
          </label>
        ))}
      </div>
      {chosen !== undefined && (
        <Docked>
          <Button
            size="tall"
            busy={busy}
            busyText={t('goal.saving')}
            onClick={() => send({ body: { goalHandicap: chosen } })}
          >
            {t('goal.save', { goal: formatHandicap(chosen, language) })}
          </Button>
        </Docked>
      )}
      <div className="new-goal-others">
        <Button variant="text" asChild>
          <Link to="/profile">{t('goal.another')}</Link>
        </Button>
        <Button variant="text" onClick={onLater}>
          {t('goal.later')}
        </Button>
      </div>
    </section>
  );
}
