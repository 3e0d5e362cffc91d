import './admin-tabs.css';
import '#web/ui/tabs.css';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { adminItems } from './admin-items.ts';

/** Tabs for the administration screens, shown above each of them when there is no rail at the side. */
export function AdminTabs() {
  const { t } = useTranslation('app');
  const row = useRef<HTMLDivElement>(null);
  // Every screen has its own tabs, so the open one may be outside of the row when they appear.
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, []);
  return (
    <nav className="narrow-only gutter admin-tabs" aria-label={t('nav.adminGroup')}>
      <div className="tabs" ref={row}>
        {adminItems.map(({ path, name }) => (
          <Link key={path} to={path} exact={path === '/admin'}>
            {t(`nav.${name}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
