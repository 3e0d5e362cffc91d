import type { User } from '#contract/accounts.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

const first = (text: string | null) => [...(text?.trim() ?? '')][0] ?? '';

/** Initials for a golfer without a picture: from the names, else from the e-mail, else "U". */
export function initialsOf({ firstName, lastName, email }: Named): string {
  return (first(firstName) + first(lastName) || first(email) || 'U').toLocaleUpperCase();
}
