import './statistics.css';
import '#web/ui/tag.css';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type AdminReport, feed } from '#contract/feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';

type Page = AnswerOf<typeof feed.reports>;

const openReports = infiniteQueryOptions({
  queryKey: [urlOf(feed.reports)],
  meta: { auth: feed.reports.auth },
  queryFn: async ({ pageParam, signal }) =>
    (await apiRequest(urlOf(feed.reports, { query: pageParam }), { signal })) as Page,
  initialPageParam: {} as { readonly cursor?: string },
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
  staleTime: 0,
});

/** The open reports from golfers, newest first. */
export function ReportsScreen() {
  const { t } = useTranslation('admin');
  const list = useInfiniteQuery(openReports);
  return (
    <div className="gutter stack">
      <h2 className="heading-large">{t('reports.name')}</h2>
      <PagedList
        list={list}
        itemsOf={({ reports }) => reports}
        failed={{ title: t('reports.failed'), safe: t('failed.safe') }}
        none={t('reports.none')}
      >
        {(report) => <ReportRow key={report.id} report={report} />}
      </PagedList>
    </div>
  );
}

function ReportRow({ report }: { readonly report: AdminReport }) {
  const { t } = useTranslation('admin');
  const { t: words } = useTranslation('feed');
  const dates = useDates();
  const dayOf = useDayOf();
  const { id, createdAt, reason, note, reporter, reported, comment } = report;
  const { send, busy } = useAction(feed.setReport, {
    success: { title: t('reports.closed') },
    failure: (error) => ({
      title: t('accounts.notDone'),
      description: errorText(error, { otherwise: t('scheduler.later') }),
    }),
  });
  const name = (person: AdminReport['reporter']) =>
    [person.firstName, person.lastName].filter(Boolean).join(' ') || t('reports.somebody');
  return (
    <li className="fact-row">
      <span>
        <b>{name(reported)}</b>{' '}
        <span className="tag small">{words(`report.reasons.${reason}`)}</span>
      </span>
      <span className="small muted">{dates.short(dayOf(createdAt))}</span>
      {comment !== null && <p lang="">{comment.content}</p>}
      {note !== '' && (
        <p className="small" lang="">
          {note}
        </p>
      )}
      <p className="small muted">{t('reports.by', { name: name(reporter) })}</p>
      <div>
        <Button
          variant="outline"
          size="slim"
          busy={busy}
          onClick={() => send({ params: { id }, body: { isOpen: false } })}
        >
          {t('reports.close')}
        </Button>
      </div>
    </li>
  );
}
