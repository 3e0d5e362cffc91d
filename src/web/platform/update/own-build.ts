import { unbuilt } from '#contract/web-build.ts';

/** The build of this page; `development` when the page is served from its sources. */
export const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? unbuilt;

/** How long two versions may respond side by side while a deployment replaces one server after the other. */
const deploymentMs = 60 * 60 * 1000;

const leftKey = 'left-build';

/** Remembers that the golfer has updated from this build. */
export function leaveBuild(): void {
  try {
    localStorage.setItem(leftKey, JSON.stringify({ build: ownBuild(), at: Date.now() }));
  } catch {
    // Storage may be forbidden in private windows. The old version may then be offered until its servers are replaced.
  }
}

/**
 * Whether the golfer updated from this build within the last hour. Servers that still run it are about to be
 * replaced, and switching back and forth would not help.
 */
export function wasLeftLately(build: string): boolean {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(leftKey) ?? 'null');
    if (typeof left !== 'object' || left === null || !('build' in left && 'at' in left))
      return false;
    return left.build === build && Date.now() - Number(left.at) < deploymentMs;
  } catch {
    return false;
  }
}
