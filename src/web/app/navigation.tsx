import './navigation.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { progress } from '#contract/progress.ts';
import { levelProgress, xpLevelOf, xpToNextLevel } from '#domain/progress/xp.ts';
import { Logo } from '#web/golf/logo.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { mediaStore } from '#web/platform/browser/media-store.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';
import { useUser } from '#web/platform/session/user.ts';
import { useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/router-context.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { navItems } from './nav-items.ts';

const AdminLinks = lazily(() => import('./admin-links.tsx'), 'AdminLinks', 'omitted');

const statsQuery = query(progress.stats);

/** Phones have no room for the level, so they do not request it. */
const rail = mediaStore('(width >= 1000px)');

type NavigationProps = {
  /** True if the navigation is only for display. */
  readonly inert: boolean;
};

/** At the bottom on phones; a rail at the side from 1000 px on. */
export function Navigation({ inert }: NavigationProps) {
  const { t } = useTranslation('app');
  const isRail = useStore(rail);
  const pathname = useLocation((location) => location.pathname);
  return (
    <nav className="nav" ref={bottomBar} aria-label={t('nav.main')} inert={inert}>
      <Link className="brand wide-only nav-brand" to="/">
        <Logo />
        <span>{t('titles.home')}</span>
      </Link>
      <ul>
        {navItems.map(({ path, name, icon: Icon, parts }) => (
          <li key={path}>
            <Link
              to={path}
              {...(parts?.some((part) => `${pathname}/`.startsWith(`${part}/`)) && {
                'aria-current': true,
              })}
            >
              <Icon className="icon" aria-hidden />
              <span>{t(`nav.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {useUser()?.isAdmin && (
        <Suspense fallback={null}>
          <AdminLinks />
        </Suspense>
      )}
      {isRail && <Level />}
    </nav>
  );
}

/** Shows the level when it is loaded. If it cannot be loaded, the rail omits it and shows no error. */
function Level() {
  const { t } = useTranslation('app');
  const { data, dataUpdatedAt } = useQuery(statsQuery);
  useFreshEachDay(statsQuery.queryKey, dataUpdatedAt);
  if (!data) return null;
  const level = xpLevelOf(data.totalXp);
  return (
    <Link className="list-row small wide-only nav-level" to="/progress">
      <span className="number number-large" aria-hidden>
        {level}
      </span>
      <span className="nav-level-text">
        <b>{t('level.name', { level })}</b>
        <span>{t('level.toNext', { xp: xpToNextLevel(data.totalXp), next: level + 1 })}</span>
      </span>
      <ProgressBar share={levelProgress(data.totalXp) / 100} label={t('level.progress')} />
    </Link>
  );
}
