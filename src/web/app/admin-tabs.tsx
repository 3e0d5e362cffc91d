import './admin-tabs.css';
import '#web/ui/tabs.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { adminItems } from './admin-items.ts';

/** Tabs for the administration screens, shown above each of them when there is no rail at the side. */
export function AdminTabs() {
  const { t } = useTranslation('app');
  return (
    <nav className="narrow-only gutter admin-tabs" aria-label={t('nav.adminGroup')}>
      <div className="tabs">
        {adminItems.map(({ path, name }) => (
          <Link key={path} to={path} exact={path === '/admin'}>
            {t(`nav.${name}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
