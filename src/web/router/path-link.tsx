import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import type { NavigateOptions } from './router.ts';
import { useLocation, useRouter } from './router-context.ts';

/** Hovering for less than this does not preload anything. */
const hoverMs = 50;

export type PathLinkProps = NavigateOptions &
  ComponentPropsWithRef<'a'> & {
    /** A path of the app with its query. */
    readonly href: string;
    /** True if the link is current only on its own path, not on paths below it. */
    readonly exact?: boolean;
  };

const isBelow = (pathname: string, path: string) => path !== '/' && pathname.startsWith(`${path}/`);

/**
 * A link to a screen of the app, which is preloaded when the link is hovered, touched, or focused. Use `Link` if the
 * address is known at compile time, so that the types check it.
 */
export function PathLink({ href, exact, ...props }: PathLinkProps) {
  const { replace, resetScroll, opensPart, ...anchor } = props;
  const router = useRouter();
  const [path = ''] = href.split('?');
  const isCurrent = useLocation(
    ({ pathname }) => pathname === path || (!exact && isBelow(pathname, path)),
  );
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = () => void router.preload(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void router.navigateTo(href, { replace, resetScroll, opensPart });
  };
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      onFocus={preload}
      onTouchStart={preload}
      onMouseEnter={() => {
        hover.current = setTimeout(preload, hoverMs);
      }}
      onMouseLeave={() => clearTimeout(hover.current)}
      {...anchor}
      href={href}
      onClick={onClick}
    />
  );
}

/** Whether the browser handles the click itself: in another tab, or as a download. */
function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isPlain = event.button === 0 && (target === '' || target === '_self');
  return !isPlain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
