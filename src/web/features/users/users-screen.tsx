import '#web/ui/list-row.css';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { users } from '#contract/users.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { UserRow } from './user-row.tsx';

type Page = AnswerOf<typeof users.list>;

/** Accounts that match the search, ordered by email address, page by page. */
const pagesOf = (search: string) => {
  const asked = search === '' ? {} : { search };
  return infiniteQueryOptions({
    // A separate key from that of the first page alone, which the overview uses.
    queryKey: [urlOf(users.list, { query: asked }), 'pages'],
    meta: { auth: users.list.auth },
    queryFn: async ({ pageParam, signal }) =>
      (await apiRequest(urlOf(users.list, { query: { ...asked, ...pageParam } }), {
        signal,
      })) as Page,
    initialPageParam: {} as { readonly after?: string },
    getNextPageParam: ({ users, hasMore }) => {
      const last = users.at(-1);
      return hasMore && last ? { after: last.email } : undefined;
    },
    // Other administrators change this list, too.
    staleTime: 0,
  });
};

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
        <h2 className="heading-large">{t('accounts.name')}</h2>
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
