import './statistics.css';
import '#web/ui/list-row.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { health } from '#contract/health.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { HealthRow } from './health-row.tsx';

/** Shows whether the mail server, the bucket and others can be used. A hanging service keeps only this list waiting. */
export function ServiceList() {
  const { t } = useTranslation('admin');
  return (
    <QueryBoundary
      title={t('services.failed')}
      safe={t('failed.safe')}
      skeleton={
        <SkeletonScreen>
          <Skeleton width="100%" height={160} />
        </SkeletonScreen>
      }
    >
      <Services />
    </QueryBoundary>
  );
}

function Services() {
  const { t } = useTranslation('admin');
  const { services } = useSuspenseQuery(query(health.detail)).data;
  const bad = services.filter(({ state }) => state === 'bad').length;
  return (
    <section className="stack" aria-labelledby="services">
      <SectionHead
        id="services"
        title={t('services.title')}
        aside={<span className="small">{t('health.attention', { count: bad })}</span>}
      />
      <ul className="ruled">
        {services.map(({ service, state, text }) => (
          <HealthRow key={text} name={t(`services.name.${service}`)} state={state} text={text} />
        ))}
      </ul>
    </section>
  );
}
