import { Link } from '@tanstack/react-router';
import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { Contours } from '#web/golf/contours.tsx';
import { HandicapFigure } from '#web/golf/handicap-figure.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';

type HeroProps = {
  readonly user: Pick<User, 'currentHandicap' | 'goalHandicap'>;
  readonly history: readonly HandicapEntry[];
  readonly today: CalendarDate;
};

const numberOf = (handicap: string | null) => (handicap === null ? null : Number(handicap));

/** The day and the handicap line; what is not known yet can be set from here. */
export function Hero({ user, history, today }: HeroProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const missingGoal = user.goalHandicap === null && 'setGoal';
  const missing = user.currentHandicap === null ? 'setHandicap' : missingGoal;
  return (
    <section className="hero turf" aria-label={t('hero.label')}>
      <Contours seed="hero" />
      <HandicapFigure
        history={history.map((entry) => Number(entry.handicap))}
        now={numberOf(user.currentHandicap)}
        goal={numberOf(user.goalHandicap)}
        date={dates.day(today)}
        ask={
          missing && (
            <Link className="link" to="/profile">
              {t(`hero.${missing}`)}
            </Link>
          )
        }
      />
    </section>
  );
}
