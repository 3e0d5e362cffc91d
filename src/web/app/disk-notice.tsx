import { useQuery } from '@tanstack/react-query';
import { health } from '#contract/health.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';

const bytesInMegabyte = 1024 * 1024;

/** Warns administrators that the server is running out of disk space, before it refuses golfers' changes. */
export function DiskNotice() {
  const { t, language } = useTranslation('admin');
  const { data } = useQuery(query(health.detail));
  const { state, freeBytes } = data?.disk ?? {};
  if (state !== 'low' && state !== 'full') return null;
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  });
  const free = megabytes.format((freeBytes ?? 0) / bytesInMegabyte);
  return (
    <div className="gutter">
      <p className="sand-note" role="status">
        {t(`disk.${state}`, { free })}
      </p>
    </div>
  );
}
