import { numbersIn } from '#web/platform/numbers.ts';
import '#web/ui/facts.css';
import './goal-moment.css';
import { useEffect, useState } from 'react';
import type { Stats } from '#contract/progress-schemas.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import type { DatedHandicap } from '#domain/handicap/projection.ts';
import { Confetti } from '#web/golf/confetti.tsx';
import { hoursOf } from '#web/golf/hours.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { wantsStillness } from '#web/platform/browser/device-traits.ts';
import { useDates } from '#web/platform/dates.ts';
import { isRemembered, remember } from './goal-memory.ts';

type GoalMomentProps = {
  readonly golferId: string;
  readonly goal: number;
  /** The golfer's first handicap record, and the number of days from it to the goal. */
  readonly way: { readonly from: DatedHandicap; readonly days: number };
  readonly stats: Pick<Stats, 'totalSessionsCompleted' | 'totalMinutesTraining'>;
};

const daysPerWeek = 7;

/** Celebrates a reached goal and shows what it took. The confetti falls once for each goal. */
export function GoalMoment({ golferId, goal, way, stats }: GoalMomentProps) {
  const { t, language } = useTranslation('dashboard');
  const dates = useDates();
  const [falls] = useState(
    () => !wantsStillness() && !isRemembered('goal-celebrated', { golferId, goal }),
  );
  useEffect(() => remember('goal-celebrated', { golferId, goal }), [golferId, goal]);
  const facts = [
    ['weeks', Math.round(way.days / daysPerWeek)],
    ['sessions', stats.totalSessionsCompleted],
    ['hours', hoursOf(stats.totalMinutesTraining)],
  ] as const;
  return (
    <div className="goal-moment">
      {falls && <Confetti />}
      <h2 className="heading-huge">{t('goal.reached')}</h2>
      <p className="lead">
        {t('goal.way', {
          from: formatHandicap(way.from.handicap, language),
          month: dates.month(way.from.date),
          goal: formatHandicap(goal, language),
        })}
      </p>
      <dl className="figures values-first goal-facts">
        {facts.map(
          ([name, count]) =>
            count > 0 && (
              <div key={name}>
                <dt>{t(`goal.${name}`, { count })}</dt>
                <dd className="number">{numbersIn(language).write(count)}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
