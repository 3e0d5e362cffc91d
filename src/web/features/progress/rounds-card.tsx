import '#web/golf/round-score.css';
import './round-cards.css';
import { Link } from '@tanstack/react-router';
import type { PlayedRound } from '#contract/progress.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useRoundTexts } from './use-round-texts.ts';

const shown = 4;

/** The last rounds, newest first. */
export function RoundsCard({ rounds }: { rounds: readonly PlayedRound[] }) {
  const { t } = useTranslation('progress');
  return (
    <section className="card card-padded" aria-labelledby="rounds">
      <SectionHead
        id="rounds"
        title={t('rounds.title')}
        aside={
          rounds.length > 0 ? (
            <Link className="link" to="/calendar-list">
              {t('rounds.all')}
            </Link>
          ) : undefined
        }
      />
      {rounds.length === 0 ? (
        <p className="muted">{t('rounds.none')}</p>
      ) : (
        <ol className="ruled progress-rows">
          {rounds
            .slice(-shown)
            .toReversed()
            .map((round) => (
              <Round key={round.id} round={round} />
            ))}
        </ol>
      )}
    </section>
  );
}

function Round({ round }: { round: PlayedRound }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const { overPar } = useRoundTexts();
  const { name, sessionDate, holes, totalScore, scoreType, coursePar: par } = round;
  return (
    <li className="round-line">
      <span>
        <b className="row-title">{name}</b>
        <span className="row-text">
          {t('rounds.line', { day: dates.weekdayShort(sessionDate, today), holes })}
        </span>
      </span>
      <b className="round-score number">{totalScore}</b>
      <span className="number muted">
        {scoreType === 'stableford'
          ? t('rounds.points')
          : par !== null && scoreAgainstPar(round) !== null && overPar(totalScore - par)}
      </span>
    </li>
  );
}
