import { useMatches } from '@tanstack/react-router';
import type { KeyBelow } from '#i18n/translate.ts';
import { useScreenOptions } from '#web/platform/screen/screen.ts';

/** What a route says about its screen before the screen itself is loaded. */
export type ScreenInfo = {
  /** The name in the browser's tab, until the screen tells a better one. */
  readonly screen: KeyBelow<'app', 'screens'>;
  /** The capitals in the header; none on screens without the shell. */
  readonly title?: Exclude<KeyBelow<'app', 'titles'>, 'today'>;
  /** Where the back arrow of the header leads; without it the header shows the golfer. */
  readonly back?: string;
  /** False where an action bar takes the place of the bottom navigation. */
  readonly nav?: boolean;
  /** False where Add Session would be in the way: a session is being trained. */
  readonly add?: boolean;
  /** True for a screen that needs all of the room: it has neither header nor navigation. */
  readonly bare?: boolean;
  /** True in the builder's frame: header and navigation are there to be seen, and lead nowhere. */
  readonly preview?: boolean;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly info?: ScreenInfo;
  }
}

/** The present screen: what its route says, and over it what the screen itself has told. */
export function useScreenInfo() {
  const info: ScreenInfo = useMatches({
    select: (matches) => matches.at(-1)?.staticData.info,
  }) ?? { screen: 'notFound', title: 'home' };
  const told = useScreenOptions();
  const back = told.back === undefined ? info.back : (told.back ?? undefined);
  return {
    screen: info.screen,
    name: told.name,
    title: info.title,
    hero: told.hero ?? false,
    saysOffline: told.saysOffline ?? false,
    nav: info.nav ?? true,
    add: info.add ?? true,
    bare: info.bare ?? false,
    preview: info.preview ?? false,
    back,
  };
}
