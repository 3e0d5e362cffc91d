import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import type { NavigateOptions } from './router.ts';
import { useLocation, useRouter } from './router-context.ts';

/** A pointer that only passes by fetches nothing. */
const hoverMs = 50;

export type PathLinkProps = NavigateOptions &
  ComponentPropsWithRef<'a'> & {
    /** A path of the app with its query. */
    readonly href: string;
    /** True for a link that is current on its own address only, not on those below it. */
    readonly exact?: boolean;
  };

const isBelow = (pathname: string, path: string) => path !== '/' && pathname.startsWith(`${path}/`);

/**
 * Leads to a screen of the app, and fetches it when the link is hovered, touched or focused. Where the address
 * is known, `Link` checks it.
 */
export function PathLink({ href, replace, resetScroll, exact, ...anchor }: PathLinkProps) {
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
    void router.navigateTo(href, { replace, resetScroll });
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

/** Whether the browser opens it by itself: in another tab, or as a download. */
function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isPlain = event.button === 0 && (target === '' || target === '_self');
  return !isPlain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
