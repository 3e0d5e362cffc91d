import { type Address, type AnyTarget, hrefOf, type Target } from './addresses.ts';
import { PathLink, type PathLinkProps } from './path-link.tsx';

type LinkProps<To extends Address> = Target<To> & Omit<PathLinkProps, 'href'>;
type Parts = AnyTarget & Omit<PathLinkProps, 'href'>;

/** A link to an address of the app. */
export function Link<To extends Address>(props: LinkProps<To>) {
  const { to, params, search, ...link }: Parts = props;
  return <PathLink {...link} href={hrefOf({ to, params, search })} />;
}
