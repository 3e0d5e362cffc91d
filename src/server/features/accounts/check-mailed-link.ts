import { AppError } from '#server/platform/app-error.ts';

type OpenedLink = { readonly token: string; readonly tokenShape: RegExp; readonly now: Date };

/**
 * Finds what a mailed link stands for, and says why it stands for nothing. Used links are not stored, so a forged link
 * with a token of the right shape counts as used.
 * @throws AppError link_invalid for a link that was not copied whole, link_used or link_expired
 */
export async function checkMailedLink<Link extends { readonly expiresAt: Date }>(
  { token, tokenShape, now }: OpenedLink,
  find: () => Promise<Link | null | undefined>,
): Promise<Link> {
  if (!tokenShape.test(token)) throw new AppError('link_invalid');
  const link = await find();
  if (!link) throw new AppError('link_used');
  if (link.expiresAt <= now) throw new AppError('link_expired');
  return link;
}
