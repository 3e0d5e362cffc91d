import { createContext, use, useSyncExternalStore } from 'react';
import { type Address, addresses, type ParamsOf, type SearchOf } from './addresses.ts';
import type { Location } from './location.ts';
import type { Router, Shown } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const ShownContext = createContext<Shown | null>(null);

/** The router around this component. Throws if there is none. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router around this component');
  return router;
}

/** Returns a function that navigates; it is the same one on every rendering. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** The screen that is shown here. Throws outside of a screen. */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === null) throw new Error('No screen is on show');
  return shown;
}

/** A part of the location to which the golfer is navigating, which may be ahead of the screen that is shown. */
export function useLocation<Part>(select: (location: Location) => Part): Part {
  const router = useRouter();
  const read = () => select(router.state.location);
  return useSyncExternalStore(router.follow, read, read);
}

/** The parameters of the shown address. */
export function useParams<From extends Address>(_from: From): ParamsOf<From> {
  return (useShown().match?.params ?? {}) as ParamsOf<From>;
}

/** The values in the query of the shown address. */
export function useSearch<From extends Address>(from: From): SearchOf<From> {
  return addresses[from](useShown().location.search) as SearchOf<From>;
}
