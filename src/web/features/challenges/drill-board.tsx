import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DrillBoard as Board, DrillBoardEntry, ScoredDrill } from '#contract/challenges.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { drillBoardQuery } from './challenge-queries.ts';

type BoardProps = { readonly drill: Pick<ScoredDrill, 'exerciseId' | 'name'> };

/** Opens this week's leaderboard of a drill, with the golfer and friends. */
export function DrillBoard({ drill }: BoardProps) {
  const { t } = useTranslation('challenges');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="slim"
        aria-label={t('weekNamed', { drill: drill.name })}
        onClick={() => setOpen(true)}
      >
        {t('week')}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('weekNamed', { drill: drill.name })}>
        <Places exerciseId={drill.exerciseId} />
      </Sheet>
    </>
  );
}

function Places({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('challenges');
  const { data, error, isFetching, refetch } = useQuery(drillBoardQuery(exerciseId));
  if (!data) {
    if (error && !isFetching)
      return (
        <ErrorState
          error={error}
          title={t('board.failed')}
          safe={t('safe')}
          retry={() => void refetch()}
        />
      );
    return (
      <SkeletonScreen>
        <Skeleton width="100%" height={120} radius={10} />
      </SkeletonScreen>
    );
  }
  return (
    <>
      <p className="between muted">
        <span>{t('board.text')}</span>
        <span>{data.drill.scoring.unit}</span>
      </p>
      {data.entries.length === 0 ? <p>{t('board.empty')}</p> : <PlaceList board={data} />}
    </>
  );
}

function PlaceList({ board: { entries, own } }: { board: Board }) {
  const isOutside = own !== null && !entries.some(({ id }) => id === own.id);
  return (
    <ol className="ruled">
      {entries.map((entry) => (
        <Place key={entry.id} entry={entry} />
      ))}
      {isOutside && <Place entry={own} />}
    </ol>
  );
}

function Place({ entry: { rank, score, user } }: { entry: DrillBoardEntry }) {
  const { t, language } = useTranslation('challenges');
  const nameOf = usePersonName();
  const isOwn = useUser()?.id === user.id;
  return (
    <li className="challenge drill-place">
      <span className="number">{rank}</span>
      <PersonButton person={user} />
      <b>{isOwn ? t('you') : nameOf(user)}</b>
      <b className="number number-large">{numbersIn(language).write(score)}</b>
    </li>
  );
}
