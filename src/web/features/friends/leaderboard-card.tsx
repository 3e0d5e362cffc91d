import { numbersIn } from '#web/platform/numbers.ts';
import '#web/golf/turf.css';
import './leaderboard-card.css';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Leaderboard, LeaderboardEntry } from '#contract/friends.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { boardQueries, type Scope } from './social-queries.ts';

const units = { streak: 'days', month: 'sessions' } as const;
const skeletons = [1, 2, 3, 4, 5];

type CardProps = { readonly board: keyof typeof units; readonly scope: Scope };

/** The top ten of a leaderboard, followed by the golfer's own place if it is not among them. */
export function LeaderboardCard({ board, scope }: CardProps) {
  const { t } = useTranslation('friends');
  const { data, error, isFetching, refetch } = useQuery(boardQueries[board](scope));
  const titleId = useId();
  if (!data && error && !isFetching)
    return (
      <ErrorState
        error={error}
        title={t('boards.failed')}
        safe={t('boards.safe')}
        retry={() => void refetch()}
      />
    );
  return (
    <section className="leaderboard turf" aria-labelledby={titleId}>
      <header className="between">
        <h2 className="heading-medium" id={titleId}>
          {t(`boards.${board}`)}
        </h2>
        <span className="small">{t(`boards.${units[board]}`)}</span>
      </header>
      {data ? <Places board={data} /> : <PlaceSkeletons />}
    </section>
  );
}

function Places({ board: { entries, own } }: { board: Leaderboard }) {
  const { t } = useTranslation('friends');
  if (entries.length === 0) return <p className="leaderboard-note">{t('boards.empty')}</p>;
  const isOutside = own && !entries.some(({ user }) => user.id === own.user.id);
  return (
    <ol>
      {entries.map((entry) => (
        <Place key={entry.id} entry={entry} />
      ))}
      {isOutside && <Place entry={own} />}
    </ol>
  );
}

function Place({ entry: { rank, score, user } }: { entry: LeaderboardEntry }) {
  const { t, language } = useTranslation('friends');
  const nameOf = usePersonName();
  const isOwn = useUser()?.id === user.id;
  return (
    <li className={isOwn ? 'leaderboard-place is-own' : 'leaderboard-place'}>
      <span className="number leaderboard-rank">{rank}</span>
      <PersonButton person={user} />
      <b>{isOwn ? t('you') : nameOf(user)}</b>
      <span className="number leaderboard-score">{numbersIn(language).write(score)}</span>
    </li>
  );
}

function PlaceSkeletons() {
  return (
    <SkeletonScreen>
      {skeletons.map((place) => (
        <div key={place} className="leaderboard-place">
          <Skeleton width={14} height={22} />
          <Skeleton width={36} height={36} radius={99} />
          <Skeleton width="60%" height={16} />
          <Skeleton width={54} height={38} radius={6} />
        </div>
      ))}
    </SkeletonScreen>
  );
}
