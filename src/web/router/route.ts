import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Address, ParamsOf, SearchOf } from './addresses.ts';

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
};

export type Routes = { readonly [To in Address]: Route<To> };
