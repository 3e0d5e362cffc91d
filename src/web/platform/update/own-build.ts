import { unbuilt } from '#contract/web-build.ts';
import { browserValue } from '../device/browser-value.ts';

/** The build of this page; `development` when the page is served from its sources. */
export const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? unbuilt;

/** How long two versions may respond side by side while a deployment replaces one server after the other. */
const deploymentMs = 60 * 60 * 1000;

/** The build that the golfer has updated from, and when. */
const left = browserValue<{ readonly build: string; readonly at: number }>('left-build');

/** Remembers that the golfer has updated from this build. */
export const leaveBuild = (): void => void left.keep({ build: ownBuild(), at: Date.now() });

/**
 * Whether the golfer updated from this build within the last hour. Servers that still run it are about to be
 * replaced, and switching back and forth would not help.
 */
export function wasLeftLately(build: string): boolean {
  const last = left.read();
  return last?.build === build && Date.now() - last.at < deploymentMs;
}
