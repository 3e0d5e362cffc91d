import './statistics.css';
import '#web/ui/tag.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type AdminReport, feed } from '#contract/feed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { pages } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';

/** The open reports from golfers, newest first. */
export function ReportsScreen() {
  const { t } = useTranslation('admin');
  const list = useInfiniteQuery(pages(feed.reports));
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
