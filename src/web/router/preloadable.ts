import { createElement, type FunctionComponent, use } from 'react';

type Props<Module, Name extends keyof Module> =
  Module[Name] extends FunctionComponent<infer Own> ? Own : never;

type Preloadable<Own> = FunctionComponent<Own> & { readonly preload: () => Promise<unknown> };

/**
 * A component in its own file. After `preload` it renders at once, while a component of React's `lazy` would show its
 * fallback first.
 */
export function preloadable<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): Preloadable<Props<Module, Name>> {
  type Own = Props<Module, Name> & object;
  let loaded: FunctionComponent<Own> | undefined;
  let loading: Promise<FunctionComponent<Own>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module[name] as FunctionComponent<Own>;
        return loaded;
      },
      (reason: unknown) => {
        // Lets the next call try again.
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  const Lazy = (props: Own) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Lazy as FunctionComponent<Props<Module, Name>>, { preload });
}
