import './friends-tab.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { type FriendRequest, friends, type OpenRequest, type Person } from '#contract/friends.ts';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { AddFriend } from './add-friend.tsx';
import { FriendRow } from './friend-row.tsx';
import { BlockButton, RemoveButton } from './part-buttons.tsx';
import { blockedQuery, friendsQuery, requestsQuery, sentQuery } from './social-queries.ts';

const skeletons = [1, 2, 3, 4];

/** Lists friends, friend requests, and blocked golfers. */
export function FriendsTab({ challenges }: { challenges?: ReactNode }) {
  const { data: requests = [] } = useQuery(requestsQuery);
  const { data: sent = [] } = useQuery(sentQuery);
  const { data: blocked = [] } = useQuery(blockedQuery);
  const lists = useRef<HTMLDivElement>(null);
  // The pressed button disappears together with its row, so move the focus to the lists.
  const keepFocus = () => lists.current?.focus({ preventScroll: true });
  return (
    <div className="social-friends" ref={lists} tabIndex={-1}>
      <div className="stack">
        <AddFriend />
        {requests.length > 0 && <Requests requests={requests} onGone={keepFocus} />}
        {sent.length > 0 && <SentRequests requests={sent} onGone={keepFocus} />}
        {challenges}
      </div>
      <div className="stack">
        <FriendList onGone={keepFocus} />
        {blocked.length > 0 && <Blocked people={blocked} onGone={keepFocus} />}
      </div>
    </div>
  );
}

type Gone = { readonly onGone: () => void };

function Requests({ requests, onGone }: Gone & { requests: readonly FriendRequest[] }) {
  const { t } = useTranslation('friends');
  return (
    <section>
      <SectionHead title={t('requests.title')} aside={String(requests.length)} />
      <ul className="ruled">
        {requests.map((request) => (
          <Request key={request.id} request={request} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request: { id, requester }, onGone }: Gone & { request: FriendRequest }) {
  const { t } = useTranslation('friends');
  const name = usePersonName()(requester);
  const { send, busy } = useAction(friends.answer, {
    success: { title: t('requests.updated') },
    failure: (error) => ({
      title: t('requests.failed'),
      description: errorText(error, { otherwise: '' }),
    }),
  });
  const answer = (status: 'accepted' | 'declined') => {
    if (!busy) send({ params: { id }, body: { status } }, onGone);
  };
  return (
    <FriendRow person={requester}>
      <Button
        size="slim"
        busy={busy}
        aria-label={t('requests.acceptFrom', { name })}
        onClick={() => answer('accepted')}
      >
        {t('requests.accept')}
      </Button>
      <Button
        variant="text"
        size="slim"
        busy={busy}
        aria-label={t('requests.declineFrom', { name })}
        onClick={() => answer('declined')}
      >
        {t('requests.decline')}
      </Button>
    </FriendRow>
  );
}

/** Requests that nobody has accepted yet. */
function SentRequests({ requests, onGone }: Gone & { requests: readonly OpenRequest[] }) {
  const { t } = useTranslation('friends');
  const nameOf = usePersonName();
  const { send, busy } = useAction(friends.withdrawRequest, {
    success: { title: t('sent.done') },
    failure: (error) => ({
      title: t('sent.failed'),
      description: errorText(error, { otherwise: '' }),
    }),
  });
  return (
    <section>
      <SectionHead title={t('sent.title')} aside={String(requests.length)} />
      <ul className="ruled">
        {requests.map(({ id, addressee }) => (
          <FriendRow key={id} person={addressee}>
            <Button
              variant="text"
              size="slim"
              busy={busy}
              aria-label={t('sent.named', { name: nameOf(addressee) })}
              onClick={() => send({ params: { id } }, onGone)}
            >
              {t('sent.withdraw')}
            </Button>
          </FriendRow>
        ))}
      </ul>
    </section>
  );
}

function FriendList({ onGone }: Gone) {
  const { t } = useTranslation('friends');
  const { data, error, isFetching, refetch } = useQuery(friendsQuery);
  if (!data) {
    if (!error || isFetching) return <FriendSkeletons />;
    return (
      <ErrorState
        error={error}
        title={t('list.failed')}
        safe={t('list.safe')}
        retry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />;
  return (
    <section>
      <SectionHead title={t('list.title')} aside={String(data.length)} />
      <ul className="ruled">
        {data.map((person) => (
          <FriendRow key={person.id} person={person}>
            <RemoveButton person={person} onDone={onGone} />
            <BlockButton person={person} onDone={onGone} />
          </FriendRow>
        ))}
      </ul>
    </section>
  );
}

function FriendSkeletons() {
  return (
    <SkeletonScreen className="stack">
      {skeletons.map((row) => (
        <Skeleton key={row} width="100%" height={52} radius={10} />
      ))}
    </SkeletonScreen>
  );
}

function Blocked({ people, onGone }: Gone & { people: readonly Person[] }) {
  const { t } = useTranslation('friends');
  const nameOf = usePersonName();
  const { send } = useAction(friends.unblock, {
    success: { title: t('blocked.done') },
    failure: (error) => ({
      title: t('blocked.failed'),
      description: errorText(error, { otherwise: '' }),
    }),
  });
  return (
    <section>
      <SectionHead title={t('blocked.title')} aside={String(people.length)} />
      <ul className="ruled">
        {people.map((person) => (
          <FriendRow key={person.id} person={person} isBlocked>
            <Button
              variant="text"
              size="slim"
              aria-label={t('blocked.named', { name: nameOf(person) })}
              onClick={() => send({ params: { id: person.id } }, onGone)}
            >
              {t('blocked.unblock')}
            </Button>
          </FriendRow>
        ))}
      </ul>
    </section>
  );
}
