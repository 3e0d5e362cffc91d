import './shell.css';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { User } from '#contract/accounts.ts';
import { ConnectionStrip } from '#web/platform/queue/connection-strip.tsx';
import { Header } from './header.tsx';
import type { KeepFrameProps } from './keep-frame.tsx';
import { Navigation } from './navigation.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useScreenInfo } from './use-screen-info.ts';

/** The first screen comes first: its reads, its pictures, and the golfer's first taps. */
const settledAfterMs = 3000;

// Without a network there is nothing that it could fetch.
const OnceSettled = lazy<ComponentType<KeepFrameProps>>(() =>
  import('./once-settled.tsx').then(
    (module) => ({ default: module.OnceSettled }),
    () => ({ default: () => null }),
  ),
);

type ShellProps = { readonly user: User; readonly children: ReactNode };

/** The frame around every screen of a golfer: navigation, header, and the screen in the middle. */
export function Shell({ user, children }: ShellProps) {
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
        <Header user={user} title={title} back={back} add={add} inert={preview} />
        <main id="main" tabIndex={-1} aria-labelledby="screen-title">
          {!preview && <UpdateNotice />}
          {!preview && <ConnectionStrip saysOffline={saysOffline === true} />}
          {children}
        </main>
      </div>
      {!preview && <Later app={app} user={user} isHome={screen === 'home'} hero={hero} />}
    </div>
  );
}

/** From some seconds after the start on. */
function Later(frame: KeepFrameProps) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{settled && <OnceSettled {...frame} />}</Suspense>;
}
