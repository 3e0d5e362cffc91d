import { useScreenOptions } from '#web/platform/screen/screen.ts';
import { useShown } from '#web/router/router-context.ts';
import { notFound, screenInfos } from './screen-infos.ts';

/** The info of the current screen, overridden by the options that the screen itself sets. */
export function useScreenInfo() {
  const { match, status } = useShown();
  const info = match ? screenInfos[match.address] : notFound;
  const options = useScreenOptions();
  const back = options.back === undefined ? info.back : (options.back ?? undefined);
  return {
    screen: info.screen,
    name: options.name,
    title: info.title,
    // A skeleton or an error in place of the screen has no hero.
    hero: options.hero ?? (status === 'ready' && info.hero === true),
    saysOffline: options.saysOffline ?? false,
    nav: info.nav ?? true,
    add: info.add ?? true,
    bare: info.bare ?? false,
    preview: info.preview ?? false,
    back,
  };
}
