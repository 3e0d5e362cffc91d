import './statistics.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { admin } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dateFormat } from '#i18n/date-format.ts';
import type { Translation } from '#i18n/translate.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { pages } from '#web/platform/api/query.ts';
import { PagedList } from '#web/platform/screen/paged-list.tsx';
import { useGolfer } from '#web/platform/session/user.ts';
import { type Fact, factsOf } from './audit-facts.ts';

type Entry = AnswerOf<typeof admin.auditLog>['entries'][number];

/** The actions of administrators in the last year, newest first. */
export function AuditLogScreen() {
  const { t } = useTranslation('admin');
  const list = useInfiniteQuery(pages(admin.auditLog));
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
  const { format } = dateFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const { act, call, subject, subjectId, input } = entry;
  const who = entry.administrator ?? t('audit.gone');
  const on = String(input['isActive'] ?? input['isOpen'] ?? input['isAdmin']);
  const facts = act === null ? [] : factsOf(act, input).filter(({ value }) => value !== subject);
  return (
    <li className="fact-row">
      <b>
        {act === null
          ? t('audit.other', { who, call })
          : t(`audit.acts.${act}`, { who, name: subject ?? subjectId ?? '', on })}
      </b>
      <time className="small muted" dateTime={entry.at}>
        {format(Date.parse(entry.at))}
      </time>
      {facts.length > 0 && (
        <p className="small muted">{facts.map((fact) => write(fact, t)).join(', ')}</p>
      )}
    </li>
  );
}

/** A fact of the input; without a value, it is said only that it was given. */
const write = ({ field, value }: Fact, t: Translation<'admin'>['t']) => {
  const name = t(`audit.fields.${field}`);
  return value === undefined ? name : t('audit.fact', { name, value });
};
