import '#web/ui/icon-button.css';
import './admin-links.css';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { adminItems } from './admin-items.ts';

/** Shown below the golfers' navigation when there is room for a rail. */
export function AdminLinks() {
  const { t } = useTranslation('app');
  return (
    <section className="wide-only nav-admin" aria-labelledby="nav-admin">
      <h2 className="small" id="nav-admin">
        {t('nav.adminGroup')}
      </h2>
      <ul>
        {adminItems.map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <Link to={path} exact={path === '/admin'}>
              <Icon className="icon" aria-hidden />
              <span>{t(`nav.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On phones, the link to the administration overview is a header button, where it stays visible. */
export function AdminTool() {
  const { t } = useTranslation('app');
  return (
    <Link className="icon-button narrow-only header-admin" to="/admin" aria-label={t('nav.admin')}>
      <ShieldCheck className="icon" aria-hidden />
    </Link>
  );
}
