import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { AddFriend } from './add-friend.tsx';
import { FriendRow } from './friend-row.tsx';
import { friendsQuery } from './social-queries.ts';

/** The friends and the form to add one, shown beside the feed. */
export function FriendsColumn() {
  const { t } = useTranslation('friends');
  const { data: friends = [] } = useQuery(friendsQuery);
  return (
    <div className="stack">
      {friends.length > 0 && (
        <section>
          <SectionHead title={t('list.title')} aside={String(friends.length)} />
          <ul className="ruled">
            {friends.map((person) => (
              <FriendRow key={person.id} person={person} />
            ))}
          </ul>
        </section>
      )}
      <AddFriend />
    </div>
  );
}
