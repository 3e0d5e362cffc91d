import { AppError } from '../app-error.ts';

type OpenedLink = { readonly token: string; readonly tokenShape: RegExp; readonly now: Date };

/**
 * Finds what a mailed link stands for, and says why it stands for nothing. Used and replaced links are not stored, so a
 * link that never existed cannot be told from them: all of them are `link_used`, and its texts name each possibility.
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
