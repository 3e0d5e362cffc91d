import '#web/ui/card.css';
import type { BackupsState } from '#contract/backups.ts';
import { type Status, StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

const marks = { made: 'done', missed: 'missed', unknown: 'rest' } as const satisfies Record<
  BackupsState['nights'][number]['state'],
  Status
>;

/** The last fourteen nights as marks of a scorecard. */
export function Nights({ state: { nights } }: { readonly state: BackupsState }) {
  const { t } = useTranslation('backups');
  const dates = useDates();
  const missed = nights.filter(({ state }) => state === 'missed').length;
  return (
    <section className="stack" aria-labelledby="backup-nights">
      <SectionHead
        id="backup-nights"
        title={t('nights.title')}
        aside={<span className="small muted">{t('nights.missed', { count: missed })}</span>}
      />
      <ol className="card card-padded backup-nights">
        {nights.map(({ date, state }) => (
          <li key={date} className="centered">
            <span className="number" aria-hidden>
              {dates.dayOfMonth(date)}
            </span>
            <StatusIcon state={marks[state]} />
            <span className="visually-hidden">
              {t('nights.night', {
                date: dates.short(date),
                state: t(`nights.${state === 'missed' ? 'missedOne' : state}`),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
