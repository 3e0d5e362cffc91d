import { unbuilt } from '#contract/web-build.ts';

/** The build that this page belongs to; `development` while it is served from its sources. */
export const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? unbuilt;

/** How long two versions may answer side by side while a deployment replaces one server after the other. */
const deploymentMs = 60 * 60 * 1000;

const leftKey = 'left-build';

/** Remembers that the golfer has updated from this build. */
export function leaveBuild(): void {
  try {
    localStorage.setItem(leftKey, JSON.stringify({ build: ownBuild(), at: Date.now() }));
  } catch {
    // Private windows may refuse; then the old version may be offered while it still answers.
  }
}

/**
 * Whether a build is the one that was updated from within the last hour: servers that still have it are about
 * to be replaced, and going back and forth would help nobody.
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
