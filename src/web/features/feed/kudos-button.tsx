import { useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { changedWithUnlocked } from '#contract/achievements.ts';
import { type FeedItem, feed } from '#contract/feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { errorText } from '#web/platform/error-text.ts';
import { CountLabel } from './count-label.tsx';
import { rememberKudos } from './feed-queries.ts';

/** Gives or takes back kudos. Shows the change at once and reverts it when the request fails. */
function useToggleKudos({ id, kudos }: FeedItem) {
  const { t } = useTranslation('feed');
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isMine = wanted ?? kudos.isMine;
  const { send } = useAction(feed.toggleKudos, {
    intent: isMine ? 'remove' : 'add',
    success: ({ action }) => ({ title: t(`kudos.${action}`) }),
    failure: (error) => ({
      title: t('kudos.failed'),
      description: errorText(error, { otherwise: '', offline: '' }),
    }),
    onSuccess: ({ action, count, effects }) => {
      rememberKudos(client, id, { count, isMine: action === 'added' });
      if (effects.unlockedAchievements.length > 0) refreshReads(client, changedWithUnlocked);
      setWanted(null);
    },
    onFailure: () => setWanted(null),
  });
  const toggle = () => {
    // Ignore the second press of a double click.
    if (wanted !== null) return;
    setWanted(!isMine);
    send({ params: { id } });
  };
  const count = kudos.count + Number(isMine) - Number(kudos.isMine);
  return { isMine, count, toggle };
}

/** Shows the number of kudos of an item and toggles the golfer's own. */
export function KudosButton({ item }: { item: FeedItem }) {
  const { t } = useTranslation('feed');
  const { isMine, count, toggle } = useToggleKudos(item);
  return (
    <button
      type="button"
      className={isMine ? 'feed-action is-on' : 'feed-action'}
      aria-pressed={isMine}
      onClick={toggle}
    >
      <ThumbsUp className="icon icon-small" aria-hidden />
      <CountLabel count={count} words={t('kudos.count', { count })} />
    </button>
  );
}
