import './statistics.css';
import '#web/ui/tag.css';
import type { Statistics } from '#contract/admin-schemas.ts';
import { dateLocaleOf } from '#i18n/date-locale.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { useGolfer } from '#web/platform/session/user.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** The latest errors reported by browsers, grouped by level and message. */
export function ClientErrors({ errors }: { readonly errors: Statistics['errors'] }) {
  const { t, language } = useTranslation('admin');
  const { timeZone } = useGolfer();
  const time = new Intl.DateTimeFormat(dateLocaleOf(language), { timeStyle: 'short', timeZone });
  return (
    <section className="stack" aria-labelledby="client-errors">
      <SectionHead
        id="client-errors"
        title={t('errors.title')}
        aside={<span className="small muted">{t('errors.hours')}</span>}
      />
      {errors.length === 0 ? (
        <EmptyState title={t('errors.none')} />
      ) : (
        <ul className="ruled">
          {errors.map(({ level, message, path, browser, system, count, lastAt }) => (
            <li className="fact-row" key={`${level} ${message}`}>
              <span>
                <span className="tag small">{level}</span> <code>{message}</code>
              </span>
              <b className="number">{count}</b>
              <p className="small muted">
                {[path, browser, system, time.format(new Date(lastAt))].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
