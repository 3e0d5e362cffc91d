import './notification-item.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder rows in the size of notifications. In the dropdown, the loading text is visible. */
export function NotificationSkeletons({ count, full = false }: { count: number; full?: boolean }) {
  const { t } = useTranslation('notifications');
  return (
    <div aria-busy>
      <p className={full ? 'visually-hidden' : 'small muted'} role="status">
        {t('loading')}
      </p>
      <ul className="ruled" aria-hidden>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
          <li key={row} className="notification">
            <Skeleton width={24} height={24} radius={12} />
            <div className="stack-small">
              <Skeleton width={`${9 + (row % 3)}rem`} height="1rem" />
              {full && <Skeleton width="80%" height="1rem" />}
              <Skeleton width="4rem" height="0.75rem" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
