/**
 * Who may create an account: anybody; whoever has an invitation or an address at one of the installation's mail
 * domains; or nobody.
 */
export const joiningModes = ['open', 'invitation', 'closed'] as const;
export type JoiningMode = (typeof joiningModes)[number];

/** What an installation says about new accounts. */
export type JoiningRule = {
  readonly signUp: JoiningMode;
  /** In lower case: `lindensee.example`. They matter only where an invitation is needed. */
  readonly mailDomains: readonly string[];
};

/** Whether an address is at one of these domains. A subdomain is another domain: others may own its mailboxes. */
export const isAtDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

type Newcomer = {
  readonly email: string;
  /** Whether the account opens only for the owner of the address. Otherwise anybody could claim to be at a domain. */
  readonly isVerified: boolean;
};

/** Whether somebody may create an account without an invitation. */
export const mayJoinUninvited = (
  { signUp, mailDomains }: JoiningRule,
  { email, isVerified }: Newcomer,
): boolean =>
  signUp === 'open' || (signUp === 'invitation' && isVerified && isAtDomain(email, mailDomains));

/** For how many days an invitation link works: a lesson, a week, a month, a season. */
export const invitationDays = [1, 7, 30, 180] as const;

/** A week and a group of twenty: what a club hands out on an evening. */
export const usualInvitation = { days: 7, uses: 20 } as const;

/** More golfers than a club has; a link for more of them is an open door. */
export const mostInvitationUses = 500;
