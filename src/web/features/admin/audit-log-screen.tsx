import './statistics.css';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { admin } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dateLocaleOf } from '#web/i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { useGolfer } from '#web/platform/session/user.ts';

type Page = AnswerOf<typeof admin.auditLog>;
type Entry = Page['entries'][number];

const actPages = infiniteQueryOptions({
  queryKey: [urlOf(admin.auditLog)],
  meta: { auth: admin.auditLog.auth },
  queryFn: async ({ pageParam, signal }) =>
    (await apiRequest(urlOf(admin.auditLog, { query: pageParam }), { signal })) as Page,
  initialPageParam: {} as { readonly before?: number },
  getNextPageParam: ({ entries, hasMore }) => {
    const last = entries.at(-1);
    return hasMore && last ? { before: last.id } : undefined;
  },
  staleTime: 0,
});

/** The actions of administrators in the last year, newest first. */
export function AuditLogScreen() {
  const { t } = useTranslation('admin');
  const list = useInfiniteQuery(actPages);
  return (
    <div className="gutter stack">
      <h2 className="heading-large">{t('audit.name')}</h2>
      <p className="small muted">{t('audit.kept')}</p>
      <PagedList
        list={list}
        itemsOf={({ entries }) => entries}
        failed={{ title: t('audit.failed'), safe: t('failed.safe') }}
        none={t('audit.none')}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { t, language } = useTranslation('admin');
  const { timeZone } = useGolfer();
  const { format } = new Intl.DateTimeFormat(dateLocaleOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const input = Object.entries(entry.input).map(([name, value]) => `${name}: ${value}`);
  return (
    <li className="fact-row">
      <b>{entry.administrator ?? t('audit.gone')}</b>
      <time className="small muted" dateTime={entry.at}>
        {format(new Date(entry.at))}
      </time>
      <p className="small">
        <code>{[entry.call, entry.subjectId].filter(Boolean).join(' · ')}</code>
      </p>
      {input.length > 0 && <p className="small muted">{input.join(', ')}</p>}
    </li>
  );
}
