import '#web/ui/list-row.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { users } from '#contract/users.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { pages } from '#web/platform/api/query.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { NewAccount } from './new-account.tsx';
import { UserRow } from './user-row.tsx';

/** Accounts that match the search, ordered by email address. */
const pagesOf = (search: string) => pages(users.list, search === '' ? {} : { query: { search } });

/** The screen where administrators find and manage accounts. */
export function UsersScreen() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search')).trim());
  };
  return (
    <div className="gutter stack-large">
      <div className="stack-small">
        <div className="between between-wrap is-middle">
          <h2 className="heading-large">{t('accounts.name')}</h2>
          <NewAccount />
        </div>
        <form className="user-search" onSubmit={submit}>
          <TextInput
            name="search"
            type="search"
            aria-label={t('accounts.search')}
            placeholder={t('accounts.search')}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">{t('accounts.find')}</Button>
        </form>
        <p className="small muted">{t('accounts.hint')}</p>
      </div>
      <UserList key={search} search={search} />
    </div>
  );
}

function UserList({ search }: { readonly search: string }) {
  const { t } = useTranslation('admin');
  const list = useInfiniteQuery(pagesOf(search));
  return (
    <PagedList
      list={list}
      itemsOf={({ users }) => users}
      failed={{ title: t('accounts.failed'), safe: t('failed.safe') }}
      none={t('accounts.none')}
    >
      {(user) => <UserRow key={user.id} user={user} />}
    </PagedList>
  );
}
