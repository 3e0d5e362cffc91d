import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { User } from '#contract/accounts.ts';
import {
  DashboardSkeleton,
  NoProgramSkeleton,
} from '#web/features/dashboard/dashboard-skeleton.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { storeFrame } from '#web/platform/device/frame-on-device.ts';
import { ownBuild } from '#web/platform/update/own-build.ts';

export type KeepFrameProps = {
  /** The element of the frame around the screens. */
  readonly app: RefObject<HTMLElement | null>;
  readonly user: User;
  readonly isHome: boolean;
  /** Whether the home screen starts with the handicap line. */
  readonly hero: boolean;
};

/** Copying the frame leaves time for the golfer's first taps. */
const settledAfterMs = 3000;

/**
 * Stores the frame of the home screen, with its skeleton, on the device, so that the next start shows it before any
 * code has run. Not after a start on another screen, which adds style sheets that the frame does not need.
 */
export function KeepFrame({ app, user, isHome, hero }: KeepFrameProps) {
  const { language } = useTranslation('app');
  const [sheets] = useState(() => (isHome ? sheetsOfPage() : null));
  useEffect(() => {
    if (!isHome || sheets === null) return;
    const keep = () => {
      const golfer = user.id;
      if (app.current)
        storeFrame({
          golfer,
          sheets,
          language,
          build: ownBuild(),
          html: htmlOf(app.current, hero),
        });
    };
    const timer = setTimeout(keep, settledAfterMs);
    return () => clearTimeout(timer);
  }, [app, user, isHome, hero, sheets, language]);
  return null;
}

const sheetsOfPage = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].flatMap(
    (link) => link.getAttribute('href') ?? [],
  );

/** The HTML of the frame, without parts that may differ at the next start. */
function htmlOf(app: HTMLElement, hero: boolean): string {
  const copy = app.cloneNode(true) as HTMLElement;
  copy.querySelector('header .badge')?.remove();
  copy.querySelector('.is-stuck')?.classList.remove('is-stuck');
  const main = copy.querySelector('main');
  if (main) main.innerHTML = skeletonHtml(hero);
  return copy.outerHTML;
}

function skeletonHtml(hero: boolean): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(hero ? <DashboardSkeleton /> : <NoProgramSkeleton />));
  const html = place.innerHTML;
  root.unmount();
  return html;
}
