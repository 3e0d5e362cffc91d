import '#web/golf/admin-page.css';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** One part of the installation and its state. */
type HealthRow = {
  readonly name: string;
  /** `off` means that there is nothing to be good or bad. */
  readonly state: 'good' | 'bad' | 'off';
  readonly text: string;
  readonly value?: string;
};

const icons = {
  good: <CircleCheck className="icon" aria-hidden />,
  bad: <CircleAlert className="icon is-bad" aria-hidden />,
  off: <CircleMinus className="icon muted" aria-hidden />,
};

type HealthSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly HealthRow[];
};

/** Parts of the installation, and how many of them need attention. */
export function HealthSection({ id, title, rows }: HealthSectionProps) {
  const { t } = useTranslation('admin');
  const count = rows.filter(({ state }) => state === 'bad').length;
  return (
    <section className="stack" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        aside={<span className="small">{t('health.attention', { count })}</span>}
      />
      <ul className="ruled">
        {rows.map(({ name, state, text, value }) => (
          <li key={`${name} ${text}`} className="list-row health-row">
            {icons[state]}
            <span>
              <b>{name}</b>
              <span className="small muted">{text}</span>
            </span>
            {value !== undefined && <span className="number">{value}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
