import './statistics.css';
import '#web/ui/list-row.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { health } from '#contract/health.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { HealthSection } from './health-section.tsx';

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
  const rows = services.map(({ service, state, text }) => ({
    name: t(`services.name.${service}`),
    state,
    text,
  }));
  return <HealthSection id="services" title={t('services.title')} rows={rows} />;
}
