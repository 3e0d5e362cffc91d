import { numbersIn } from '#web/platform/numbers.ts';
import './challenges.css';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { challenges } from '#contract/challenges.ts';
import type { Person } from '#contract/friends.ts';
import { daysToAnswer } from '#domain/challenges/challenge.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { opponentsQuery } from './challenge-queries.ts';
import { DrillBoard } from './drill-board.tsx';

/** A score of a completed session. */
type Result = {
  readonly scheduledSessionId: string;
  readonly exerciseId: string;
  readonly name: string;
  readonly score: number;
  readonly unit: string;
};

/** Buttons for a score: challenge a friend with it, and see this week's best scores of friends. */
export function ChallengeFriend(result: Result) {
  const { t, language } = useTranslation('challenges');
  const [isOpen, setOpen] = useState(false);
  const { exerciseId, name, score, unit } = result;
  const written = numbersIn(language).write(score);
  return (
    <span className="challenge-actions">
      <DrillBoard drill={{ exerciseId, name }} />
      <Button
        variant="secondary"
        size="slim"
        aria-label={t('send.named', { drill: name })}
        onClick={() => setOpen(true)}
      >
        <Swords className="icon icon-small" aria-hidden />
        {t('send.button')}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('send.named', { drill: name })}>
        <p className="muted">{t('send.text', { score: written, unit, days: daysToAnswer })}</p>
        <Opponents result={result} onSent={() => setOpen(false)} />
      </Sheet>
    </span>
  );
}

type OpponentsProps = { readonly result: Result; readonly onSent: () => void };

function Opponents({ result, onSent }: OpponentsProps) {
  const { t } = useTranslation('challenges');
  const { data, error, isFetching, refetch } = useQuery(opponentsQuery(result.exerciseId));
  if (!data) {
    if (error && !isFetching)
      return (
        <ErrorState
          error={error}
          title={t('send.failedToLoad')}
          safe={t('safe')}
          retry={() => void refetch()}
        />
      );
    return (
      <SkeletonScreen>
        <Skeleton width="100%" height={60} radius={10} />
      </SkeletonScreen>
    );
  }
  if (!data.isShown)
    return (
      <EmptyState
        title={t('send.hidden')}
        text={t('send.hiddenText')}
        action={
          <Link className="link" to="/profile">
            {t('send.show')}
          </Link>
        }
      />
    );
  if (data.friends.length === 0)
    return <EmptyState title={t('send.none')} text={t('send.noneText')} />;
  return (
    <ul className="ruled">
      {data.friends.map((friend) => (
        <Opponent key={friend.id} friend={friend} result={result} onSent={onSent} />
      ))}
    </ul>
  );
}

function Opponent({ friend, result, onSent }: OpponentsProps & { readonly friend: Person }) {
  const { t } = useTranslation('challenges');
  const name = usePersonName()(friend);
  const { send, busy } = useAction(challenges.send, {
    success: { title: t('send.done', { name }) },
    failure: (error) => ({
      title: t('send.failed'),
      description: errorText(error, { otherwise: '' }),
    }),
  });
  const { scheduledSessionId, exerciseId } = result;
  const body = { friendId: friend.id, scheduledSessionId, exerciseId };
  return (
    <li className="list-row">
      <PersonButton person={friend} />
      <b>{name}</b>
      <Button
        size="slim"
        busy={busy}
        aria-label={t('send.chooseNamed', { name })}
        onClick={() => send({ body }, onSent)}
      >
        {t('send.choose')}
      </Button>
    </li>
  );
}
