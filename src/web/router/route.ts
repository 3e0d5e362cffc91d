import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Address, ParamsOf, SearchOf } from './addresses.ts';

/** A component whose code may still have to be loaded. */
export type Screen = ComponentType & { readonly preload?: () => Promise<unknown> };

/** What a route knows about a navigation to it. */
export type Arrival<To extends Address = Address> = {
  /** The cached reads. */
  readonly client: QueryClient;
  readonly href: string;
  readonly params: ParamsOf<To>;
  readonly search: SearchOf<To>;
};

/** The screen of an address. */
export type Route<To extends Address = Address> = {
  /** Redirects users who may not open the screen, by throwing a `Redirect`. */
  readonly guard?: (arrival: Arrival<To>) => void;
  /** Loads the data that the screen needs first, in parallel with its code. May throw a `Redirect`. */
  readonly load?: (arrival: Arrival<To>) => Promise<unknown>;
  readonly screen: Screen;
};

export type Routes = { readonly [To in Address]: Route<To> };
