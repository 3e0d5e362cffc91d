import { useScreenOptions } from '#web/platform/screen/screen.ts';
import type { ScreenInfo } from '#web/router/route.ts';
import { useRouter, useShown } from '#web/router/router-context.ts';

const notFound: ScreenInfo = { screen: 'notFound', title: 'home' };

/** The present screen: what its route says, and over it what the screen itself has told. */
export function useScreenInfo() {
  const { routes } = useRouter();
  const { match } = useShown();
  const info = (match && routes[match.address]?.info) ?? notFound;
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
