import './shell.css';
import { type ReactNode, Suspense, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import { ConnectionStrip } from '#web/offline/strip/connection-strip.tsx';
import { useIdle } from '#web/platform/browser/use-idle.ts';
import { installPromptShown } from '#web/platform/install-prompt.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useStore } from '#web/platform/store.ts';
import { Celebrations } from './celebrations.tsx';
import { Header } from './header.tsx';
import type { KeepFrameProps } from './keep-frame.tsx';
import { Navigation } from './navigation.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useScreenInfo } from './use-screen-info.ts';

const AfterFirstScreen = lazily(
  () => import('./after-first-screen.tsx'),
  'AfterFirstScreen',
  'omitted',
);

const InstallCard = lazily(() => import('./install-card.tsx'), 'InstallCard', 'omitted');

type ShellProps = { readonly user: User; readonly children: ReactNode };

/** The parts around and over every screen of a golfer. */
export function Shell(props: ShellProps) {
  return (
    <>
      <Frame {...props} />
      <Celebrations />
    </>
  );
}

/** Navigation, header, and the screen. */
function Frame({ user, children }: ShellProps) {
  const {
    screen,
    hero,
    nav,
    add,
    bare,
    preview,
    title = 'home',
    back,
    saysOffline,
  } = useScreenInfo();
  const app = useRef<HTMLDivElement>(null);
  const ground = ['app', hero && 'on-turf', !nav && 'no-nav'].filter(Boolean).join(' ');
  if (bare)
    return (
      <main id="main" tabIndex={-1} aria-labelledby="screen-title">
        {children}
      </main>
    );
  return (
    <div className={ground} ref={app}>
      <Navigation inert={preview} />
      <div className="frame">
        <Header user={user} screen={screen} title={title} back={back} add={add} inert={preview} />
        <main id="main" tabIndex={-1} aria-labelledby="screen-title">
          {!preview && <UpdateNotice />}
          {!preview && <ConnectionStrip saysOffline={saysOffline === true} />}
          {children}
          {nav && !preview && <Installing />}
        </main>
      </div>
      {!preview && <AfterStart app={app} user={user} isHome={screen === 'home'} hero={hero} />}
    </div>
  );
}

/** At the end of the screen, where it covers nothing. Screens without navigation are for one thing only. */
function Installing() {
  const shown = useStore(installPromptShown);
  return (
    <Suspense fallback={null}>{shown && <InstallCard isAskedFor={shown === 'asked'} />}</Suspense>
  );
}

/** Rendered when the first screen has been painted. */
function AfterStart(frame: KeepFrameProps) {
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <AfterFirstScreen {...frame} />}</Suspense>;
}
