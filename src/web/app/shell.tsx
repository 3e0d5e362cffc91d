import './shell.css';
import type { ReactNode } from 'react';
import type { User } from '#contract/accounts.ts';
import { OfflineBanner } from '#web/platform/screen/states.tsx';
import { useSessionSync } from '#web/platform/session/use-session-sync.ts';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { useScreenInfo } from './screen-info.ts';

type ShellProps = { readonly user: User; readonly children: ReactNode };

/** The frame around every screen of a golfer: navigation, header, and the screen in the middle. */
export function Shell({ user, children }: ShellProps) {
  useSessionSync();
  const { hero, nav, add, title = 'home', back, saysOffline } = useScreenInfo();
  const ground = ['app', hero && 'on-turf', !nav && 'no-nav'].filter(Boolean).join(' ');
  return (
    <div className={ground}>
      <Navigation />
      <div className="frame">
        <Header user={user} title={title} back={back} add={add} />
        <main id="main" tabIndex={-1} aria-labelledby="screen-title">
          {!saysOffline && <OfflineBanner />}
          {children}
        </main>
      </div>
    </div>
  );
}
