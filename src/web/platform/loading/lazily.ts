import { createElement, type FunctionComponent, lazy, useState } from 'react';
import { loadCode } from './load-code.ts';

/**
 * What becomes of a component whose code does not arrive: `fails` like a read, so that its screen says why; `waits` and
 * tries again until it arrives, on a bad connection; or `omitted`, for one that the screen can do without.
 */
type WithoutCode = 'fails' | 'waits' | 'omitted';

type Props<Module, Name extends keyof Module> =
  Module[Name] extends FunctionComponent<infer Own> ? Own : never;

export type Lazy<Own> = FunctionComponent<Own> & { readonly preload: () => Promise<unknown> };

/**
 * A component in its own file: its code is loaded with `preload`, or when it first renders, inside a `Suspense`. After
 * `preload` it renders at once, while a component of React's `lazy` would show its fallback first.
 */
export function lazily<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  without: WithoutCode = 'fails',
): Lazy<Props<Module, Name>> {
  type Own = Props<Module, Name> & object;
  let loaded: FunctionComponent<Own> | undefined;
  let loading: Promise<FunctionComponent<Own>> | undefined;
  const fetched = async () => {
    try {
      const code = await (without === 'omitted' ? load() : loadCode(load, without));
      loaded = code[name] as FunctionComponent<Own>;
    } catch (error) {
      if (without === 'fails') throw error;
      loaded = () => null;
    }
    return loaded;
  };
  const late = () => lazy(async () => ({ default: await preload() }));
  const preload = () => {
    loading ??= fetched().catch((reason: unknown) => {
      // Lets the next call try again.
      loading = undefined;
      Late = late();
      throw reason;
    });
    return loading;
  };
  let Late = late();
  const Component = (props: Own) => {
    const [Chosen] = useState<FunctionComponent<Own> | typeof Late>(() => loaded ?? Late);
    return createElement(Chosen, props);
  };
  return Object.assign(Component as FunctionComponent<Props<Module, Name>>, { preload });
}
