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

type Page = AnswerOf<typeof admin.acts>;
type Act = Page['acts'][number];

const actPages = infiniteQueryOptions({
  queryKey: [urlOf(admin.acts)],
  meta: { auth: admin.acts.auth },
  queryFn: async ({ pageParam, signal }) =>
    (await apiRequest(urlOf(admin.acts, { query: pageParam }), { signal })) as Page,
  initialPageParam: {} as { readonly before?: number },
  getNextPageParam: ({ acts, hasMore }) => {
    const last = acts.at(-1);
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
        itemsOf={({ acts }) => acts}
        failed={{ title: t('audit.failed'), safe: t('failed.safe') }}
        none={t('audit.none')}
      >
        {(act) => <ActRow key={act.id} act={act} />}
      </PagedList>
    </div>
  );
}

function ActRow({ act }: { readonly act: Act }) {
  const { t, language } = useTranslation('admin');
  const { timeZone } = useGolfer();
  const { format } = new Intl.DateTimeFormat(dateLocaleOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const input = Object.entries(act.input).map(([name, value]) => `${name}: ${value}`);
  return (
    <li className="fact-row">
      <b>{act.administrator ?? t('audit.gone')}</b>
      <time className="small muted" dateTime={act.at}>
        {format(new Date(act.at))}
      </time>
      <p className="small">
        <code>{[act.call, act.subjectId].filter(Boolean).join(' · ')}</code>
      </p>
      {input.length > 0 && <p className="small muted">{input.join(', ')}</p>}
    </li>
  );
}
