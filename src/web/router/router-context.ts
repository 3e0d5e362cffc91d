import { createContext, use, useSyncExternalStore } from 'react';
import { type Address, addresses, type ParamsOf, type SearchOf } from './addresses.ts';
import type { Location } from './location.ts';
import type { Router, Shown } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const ShownContext = createContext<Shown | null>(null);

/** The router around this component; throws without one. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router around this component');
  return router;
}

/** Goes to another address. The same function at every rendering. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** What is on show here; throws outside of a screen. */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === null) throw new Error('No screen is on show');
  return shown;
}

/** A part of where the golfer is going, which from the tap on may be ahead of what is on show. */
export function useLocation<Part>(select: (location: Location) => Part): Part {
  const router = useRouter();
  const read = () => select(router.state.location);
  return useSyncExternalStore(router.follow, read, read);
}

/** The parameters of the address that is on show. */
export function useParams<From extends Address>(_from: From): ParamsOf<From> {
  return (useShown().match?.params ?? {}) as ParamsOf<From>;
}

/** What the query of the address that is on show says. */
export function useSearch<From extends Address>(from: From): SearchOf<From> {
  return addresses[from](useShown().location.search) as SearchOf<From>;
}
