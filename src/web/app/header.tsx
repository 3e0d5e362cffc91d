import '#web/ui/button.css';
import '#web/ui/icon-button.css';
import './header.css';
import { ArrowLeft, Plus } from 'lucide-react';
import { Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import { Bell } from '#web/features/notifications/bell.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { createStore, onEvents, useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { PathLink } from '#web/router/path-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { topBar } from '#web/ui/bars.ts';
import { headerActions } from './nav-items.ts';
import type { ScreenInfo } from './screen-infos.ts';
import { useAddSession } from './use-add-session.tsx';

const AdminTool = lazily(() => import('./admin-links.tsx'), 'AdminTool', 'omitted');

/** From this scroll position on, the header is over content and needs its own background. */
const stuckAfterPx = 24;

const isStuck = createStore(false);
const onScroll = onEvents(() => window, 'scroll');

const stuckHeader = {
  get: isStuck.get,
  subscribe: (listener: () => void) => {
    const follow = () => isStuck.set(window.scrollY > stuckAfterPx);
    const stops = [isStuck.subscribe(listener), onScroll(follow)];
    // Reads the scroll position in the next frame, because reading it now would force a layout.
    const frame = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  },
};

type HeaderProps = {
  readonly user: User;
  readonly screen: ScreenInfo['screen'];
  readonly title: NonNullable<ScreenInfo['title']>;
  readonly back: string | undefined;
  readonly add: boolean;
  /** True if the header is only for display. */
  readonly inert: boolean;
};

/** The title of the screen, with the tools of every screen: the calendar, Add Session, the profile. */
export function Header({ user, screen, title, back, add, inert }: HeaderProps) {
  const { t } = useTranslation('app');
  const stuck = useStore(stuckHeader);
  return (
    <header className={stuck ? 'header is-stuck' : 'header'} ref={topBar} inert={inert}>
      {back === undefined ? (
        <ToProfile user={user} />
      ) : (
        <PathLink
          className="icon-button header-back"
          href={back}
          aria-label={t(back === '/admin' ? 'backToAdmin' : 'back')}
        >
          <ArrowLeft className="icon" aria-hidden />
        </PathLink>
      )}
      <h1 className="header-title" id="screen-title">
        {screen === 'home' ? (
          <>
            <span className="narrow-only">{t('titles.home')}</span>
            <span className="wide-only">{t('titles.today')}</span>
          </>
        ) : (
          t(`titles.${title}`)
        )}
      </h1>
      <div className="header-tools">
        {screen === 'home' && user.isAdmin && (
          <Suspense fallback={<span className="icon-button narrow-only" />}>
            <AdminTool />
          </Suspense>
        )}
        <Bell />
        {headerActions.map(({ path, name, icon: Icon }) => (
          <Link key={path} className="icon-button" to={path} aria-label={t(`nav.${name}`)}>
            <Icon className="icon" aria-hidden />
          </Link>
        ))}
        {add && <AddSession />}
        <ToProfile user={user} wide />
      </div>
    </header>
  );
}

/** Logs an activity outside of the plan: a square button on phones, with text on desktop. */
function AddSession() {
  const { t } = useTranslation('app');
  const { add, dialog } = useAddSession();
  return (
    <>
      <button
        type="button"
        className="button button-slim header-add"
        aria-label={t('addSession')}
        onClick={() => add()}
      >
        <Plus className="icon" aria-hidden />
        <span className="wide-only">{t('addSession')}</span>
      </button>
      {dialog}
    </>
  );
}

function ToProfile({ user, wide = false }: { user: User; wide?: boolean }) {
  const { t } = useTranslation('app');
  const initials = initialsOf(user);
  return (
    <Link
      className={`icon-button header-profile ${wide ? 'wide-only' : 'narrow-only'}`}
      to="/profile"
      aria-label={t('nav.profile', { initials })}
    >
      <Avatar initials={initials} picture={user.avatarUrl ?? user.profileImageUrl} />
    </Link>
  );
}
