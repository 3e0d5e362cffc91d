import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { KeyBelow } from '#i18n/translate.ts';
import type { Address, ParamsOf, SearchOf } from './addresses.ts';

/** What a route says about its screen before the screen itself is loaded. */
export type ScreenInfo = {
  /** The name in the browser's tab, until the screen tells a better one. */
  readonly screen: KeyBelow<'app', 'screens'>;
  /** The capitals in the header; none on screens without the shell. */
  readonly title?: Exclude<KeyBelow<'app', 'titles'>, 'today'>;
  /** Where the back arrow of the header leads; without it the header shows the golfer. */
  readonly back?: '/' | '/admin' | '/admin/programs' | '/my-schedule' | '/programs' | '/progress';
  /** False where an action bar takes the place of the bottom navigation. */
  readonly nav?: boolean;
  /** False where Add Session would be in the way: a session is being trained. */
  readonly add?: boolean;
  /** True for a screen that needs all of the room: it has neither header nor navigation. */
  readonly bare?: boolean;
  /** True in the builder's frame: header and navigation are there to be seen, and lead nowhere. */
  readonly preview?: boolean;
};

/** A component whose code may still have to be fetched. */
export type Screen = ComponentType & { readonly preload?: () => Promise<unknown> };

/** What a route knows of whoever comes. */
export type Arrival<To extends Address = Address> = {
  /** What was read from the server. */
  readonly client: QueryClient;
  readonly href: string;
  readonly params: ParamsOf<To>;
  readonly search: SearchOf<To>;
};

/** An address of the app and its screen. */
export type Route<To extends Address = Address> = {
  /** Sends whoever may not be here elsewhere, by throwing a `Redirect`. */
  readonly guard?: (arrival: Arrival<To>) => void;
  /** Reads what has to be there before the screen, beside its code. May throw a `Redirect`. */
  readonly load?: (arrival: Arrival<To>) => Promise<unknown>;
  readonly screen: Screen;
  readonly info: ScreenInfo;
};

export type Routes = { readonly [To in Address]: Route<To> };
