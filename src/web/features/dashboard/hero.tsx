import { startTransition, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { fromDecimalString } from '#domain/handicap/handicap.ts';
import type { DatedHandicap } from '#domain/handicap/projection.ts';
import { reachedGoal, wayToGoal } from '#domain/handicap/way-to-goal.ts';
import { Contours } from '#web/golf/contours.tsx';
import { HandicapFigure } from '#web/golf/handicap-figure.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { lazily } from '#web/platform/loading/lazily.ts';
import { Link } from '#web/router/link.tsx';
import { isRemembered, remember } from './goal-memory.ts';

// Loaded lazily because goals are rarely reached. The skeleton stays until then, so the layout does not shift.
const GoalMoment = lazily(() => import('./goal-moment.tsx'), 'GoalMoment', 'omitted');
const NewGoal = lazily(() => import('./new-goal.tsx'), 'NewGoal', 'omitted');

type HeroProps = {
  readonly user: Pick<User, 'id' | 'currentHandicap' | 'goalHandicap' | 'timeZone'>;
  readonly history: readonly HandicapEntry[];
  readonly stats: Stats;
  readonly today: CalendarDate;
};

/** Returns the handicap records up to the current handicap; empty if the golfer has none. */
function recordsOf({ user, history, today }: HeroProps): readonly DatedHandicap[] {
  if (user.currentHandicap === null) return [];
  const records = history.map(({ handicap, recordedAt }) => ({
    handicap: Number(handicap),
    date: todayIn(user.timeZone, Temporal.Instant.from(recordedAt)),
  }));
  const current = { handicap: Number(user.currentHandicap), date: today };
  return records.at(-1)?.handicap === current.handicap ? records : [...records, current];
}

/** The date and the handicap figure. A missing handicap or goal, and a new goal, can be set from here. */
export function Hero(props: HeroProps) {
  const { user, stats, today } = props;
  const { t } = useTranslation('dashboard');
  const frame = useRef<HTMLElement>(null);
  // The golfer's answer to the offer of a new goal. It only counts for the goal it was given for.
  const [answer, setAnswer] = useState<{ goal: number; isOpen: boolean } | null>(null);
  const records = recordsOf(props);
  const goal = fromDecimalString(user.goalHandicap);
  const way = goal === null ? null : reachedGoal(records, goal);
  const isThere = goal !== null && records.length > 0 && wayToGoal(records, goal).left === 0;
  const isAnswered = answer !== null && answer.goal === goal;
  const isPutOff = goal !== null && isRemembered('goal-put-off', { golferId: user.id, goal });
  const isOpen = isThere && (isAnswered ? answer.isOpen : way !== null && !isPutOff);

  // The pressed button disappears, so the hero takes the focus.
  const focusFrame = () => frame.current?.focus();
  const putOff = () => {
    if (goal === null) return;
    remember('goal-put-off', { golferId: user.id, goal });
    setAnswer({ goal, isOpen: false });
    focusFrame();
  };
  const missingGoal = goal === null && 'setGoal';
  const missing = user.currentHandicap === null ? 'setHandicap' : missingGoal;
  return (
    <>
      <section className="hero turf" aria-label={t('hero.label')} ref={frame} tabIndex={-1}>
        <Contours seed="hero" />
        <HandicapFigure
          records={records}
          goal={goal}
          today={today}
          mark={<AlteredMark of="handicap" />}
          ask={
            missing && (
              <Link className="link" to="/profile">
                {t(`hero.${missing}`)}
              </Link>
            )
          }
          newGoal={
            isThere &&
            !isOpen && (
              <button
                type="button"
                className="link"
                onClick={() => startTransition(() => setAnswer({ goal, isOpen: true }))}
              >
                {t('goal.new')}
              </button>
            )
          }
        />
        {isOpen && way && (
          <GoalMoment key={goal} golferId={user.id} goal={goal} way={way} stats={stats} />
        )}
      </section>
      {isOpen && (
        <NewGoal
          key={goal}
          records={records}
          today={today}
          isAskedFor={isAnswered}
          onSet={focusFrame}
          onLater={putOff}
        />
      )}
    </>
  );
}
