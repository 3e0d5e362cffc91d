import { createElement, type FunctionComponent, use } from 'react';

type Props<Module, Name extends keyof Module> =
  Module[Name] extends FunctionComponent<infer Own> ? Own : never;

type LazyScreen<Own> = FunctionComponent<Own> & { readonly preload: () => Promise<unknown> };

/**
 * A component of its own file. Once `preload` is through it renders at once, while one of React's `lazy` would
 * show its fallback first.
 */
export function lazyScreen<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<Props<Module, Name>> {
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
        // The next one asks again.
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  const Lazy = (props: Own) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Lazy as FunctionComponent<Props<Module, Name>>, { preload });
}
