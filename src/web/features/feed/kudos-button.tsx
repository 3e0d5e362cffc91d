import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { type FeedItem, feed } from '#contract/feed.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { Counted } from './counted.tsx';
import { kudosQuery, rememberKudos } from './feed-queries.ts';
import { useIntentKey } from './use-intent-key.ts';

/** Gives kudos or takes them back. It is shown at once, and taken back when it could not be kept. */
function useToggleKudos({ id, kudos }: FeedItem) {
  const { t } = useTranslation('feed');
  const client = useQueryClient();
  const keys = useIntentKey();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isMine = wanted ?? kudos.isMine;
  const { send } = useAction(feed.toggleKudos, {
    refresh: [urlOf(feed.kudos, { params: { id } })],
    success: ({ action }) => ({ title: t(`kudos.${action}`) }),
    failure: (error) => ({
      title: t('kudos.failed'),
      description: errorText(error, { otherwise: '', offline: '' }),
    }),
    onSuccess: ({ action, count }) => {
      keys.succeeded();
      rememberKudos(client, id, { count, isMine: action === 'added' });
      setWanted(null);
    },
    onFailure: () => setWanted(null),
  });
  const toggle = () => {
    // The second press of a double click.
    if (wanted !== null) return;
    setWanted(!isMine);
    send({ params: { id }, headers: keys.headersOf(isMine ? 'remove' : 'add') });
  };
  const count = kudos.count + Number(isMine) - Number(kudos.isMine);
  return { isMine, count, toggle };
}

/** Kudos for an item: how many, one's own, and whose they are. */
export function KudosButton({ item }: { item: FeedItem }) {
  const { t } = useTranslation('feed');
  const { isMine, count, toggle } = useToggleKudos(item);
  const [showsGivers, setShowsGivers] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isMine ? 'feed-action is-on' : 'feed-action'}
        aria-pressed={isMine}
        onClick={toggle}
      >
        <ThumbsUp className="icon icon-small" aria-hidden />
        <Counted count={count} words={t('kudos.count', { count })} />
      </button>
      {count > 0 && (
        <IconButton label={t('kudos.who')} onClick={() => setShowsGivers(true)}>
          <UsersRound className="icon icon-small" aria-hidden />
        </IconButton>
      )}
      <Sheet open={showsGivers} onOpenChange={setShowsGivers} title={t('kudos.title')}>
        <Givers itemId={item.id} />
      </Sheet>
    </>
  );
}

function Givers({ itemId }: { itemId: string }) {
  const { t } = useTranslation('feed');
  const nameOf = usePersonName();
  const { data, error, isFetching, refetch } = useQuery(kudosQuery(itemId));
  if (!data) {
    if (error && !isFetching)
      return <ErrorState error={error} title={t('kudos.unread')} retry={() => void refetch()} />;
    return (
      <SkeletonScreen>
        <Skeleton width="100%" height={52} radius={10} />
      </SkeletonScreen>
    );
  }
  return (
    <ul className="ruled">
      {data.users.map((person) => (
        <li key={person.id} className="list-row">
          <PersonButton person={person} />
          <b>{nameOf(person)}</b>
        </li>
      ))}
    </ul>
  );
}
