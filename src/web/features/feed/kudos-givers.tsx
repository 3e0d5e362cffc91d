import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { kudosQuery } from './feed-queries.ts';

/** Lists the golfers who gave kudos for an item, in a sheet. */
export function KudosGivers({ itemId }: { itemId: string }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('kudos.who')} onClick={() => setOpen(true)}>
        <UsersRound className="icon icon-small" aria-hidden />
      </IconButton>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('kudos.title')}>
        <Givers itemId={itemId} />
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
