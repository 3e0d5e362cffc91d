import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { onEvents, useStore } from '#web/platform/store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { setHeaderSlot } from './header-slot.tsx';
import { headerActions } from './nav-items.ts';
import type { ScreenInfo } from './screen-info.ts';

/** From here on the header lies over content and needs its own ground. */
const stuckAfterPx = 24;

const stuckHeader = {
  get: () => window.scrollY > stuckAfterPx,
  subscribe: onEvents(window, 'scroll'),
};

type HeaderProps = {
  readonly user: User;
  readonly title: NonNullable<ScreenInfo['title']>;
  readonly back: string | undefined;
};

export function Header({ user, title, back }: HeaderProps) {
  const { t } = useTranslation('app');
  const stuck = useStore(stuckHeader);
  return (
    <header className={stuck ? 'topbar is-stuck' : 'topbar'}>
      {back === undefined ? (
        <ToProfile user={user} />
      ) : (
        <Link className="icon-btn topbar-back" to={back} aria-label={t('back')}>
          <ArrowLeft className="icon" aria-hidden />
        </Link>
      )}
      <h1 className="topbar-title" id="screen-title">
        {title === 'home' ? (
          <>
            <span className="only-phone">{t('titles.home')}</span>
            <span className="only-wide">{t('titles.today')}</span>
          </>
        ) : (
          t(`titles.${title}`)
        )}
      </h1>
      <div className="topbar-tools">
        <span className="topbar-slot" ref={setHeaderSlot} />
        {headerActions.map(({ path, name, icon: Icon }) => (
          <Link key={path} className="icon-btn" to={path} aria-label={t(`nav.${name}`)}>
            <Icon className="icon" aria-hidden />
          </Link>
        ))}
        <ToProfile user={user} wide />
      </div>
    </header>
  );
}

function ToProfile({ user, wide = false }: { user: User; wide?: boolean }) {
  const { t } = useTranslation('app');
  const initials = initialsOf(user);
  return (
    <Link
      className={wide ? 'topbar-me is-wide' : 'topbar-me'}
      to="/profile"
      aria-label={t('nav.profile', { initials })}
    >
      <Avatar initials={initials} picture={user.avatarUrl ?? user.profileImageUrl} />
    </Link>
  );
}
