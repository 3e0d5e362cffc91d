import '#web/golf/round-score.css';
import './recent-scores.css';
import { Link } from '@tanstack/react-router';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

type Round = DashboardPayload['recentRounds'][number];

type RecentScoresProps = {
  /** The latest first. */
  readonly rounds: readonly Round[];
  readonly today: CalendarDate;
};

/** The latest rounds with their scores, and against par where the par is known. */
export function RecentScores({ rounds, today }: RecentScoresProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const all = (
    <Link className="link" to="/progress">
      {t('scores.all')}
    </Link>
  );
  return (
    <section className="card card-padded recent-scores" aria-labelledby="recent-scores">
      <SectionHead id="recent-scores" title={t('scores.title')} aside={rounds.length > 0 && all} />
      {rounds.length === 0 ? (
        <p className="muted">{t('scores.none')}</p>
      ) : (
        <ol className="ruled">
          {rounds.map((round) => (
            <li key={round.id} className="between between-wrap">
              <p>
                <b className="row-title">{round.name}</b>
                <span className="row-text">
                  {t('scores.when', {
                    day: dates.weekdayShort(round.sessionDate, today),
                    holes: round.holes,
                  })}
                </span>
              </p>
              <Score round={round} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Score({ round }: { round: Round }) {
  const { t, language } = useTranslation('dashboard');
  const { totalScore, scoreType, coursePar: par } = round;
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const points = scoreType === 'stableford';
  return (
    <span className="recent-score">
      <b className="round-score number">{totalScore}</b>
      <span className="number">
        {points && t('scores.points')}
        {!points &&
          par !== null &&
          (totalScore === par ? t('scores.even') : signed.format(totalScore - par))}
      </span>
    </span>
  );
}
