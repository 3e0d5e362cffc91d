import { type CoachLinkDays, mostCoachLinks } from '#domain/coach/coach-link.ts';
import { AppError } from '#server/platform/app-error.ts';
import { hashOfToken, newToken } from '#server/platform/auth/token.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import {
  countLinks,
  deleteExpired,
  describeLink,
  insertLink,
  setRestored,
  setRevoked,
} from './link-queries.ts';

type NewLink = { readonly name: string; readonly days: CoachLinkDays };

/**
 * Creates a link and deletes the golfer's expired ones.
 * @returns the link and its token, which is not stored anywhere
 * @throws AppError coach_links_full
 */
export async function createLink(change: Change, { name, days }: NewLink) {
  const { tx, golfer, now } = change;
  if ((await countLinks(tx, golfer.id, now)) >= mostCoachLinks) {
    throw new AppError('coach_links_full');
  }
  await deleteExpired(tx, golfer.id, now);
  const token = newToken();
  const row = {
    id: newId(),
    name,
    createdAt: dateOf(now),
    openedAt: null,
    expiresAt: dateOf(now.add({ hours: days * 24 })),
  };
  await insertLink(tx, { ...row, userId: golfer.id, tokenHash: hashOfToken(token) });
  return { link: describeLink(row, now), token };
}

/** @throws AppError not_found when the golfer has no such link */
export async function revokeLink({ tx, golfer, now }: Change, id: string): Promise<void> {
  if (!(await setRevoked(tx, { id, userId: golfer.id }, now))) throw new AppError('not_found');
}

/**
 * Makes a revoked link work again, with the address that the coach has.
 * @throws AppError not_found when there is none, or it was revoked too long ago; coach_links_full
 */
export async function restoreLink({ tx, golfer, now }: Change, id: string): Promise<void> {
  if (!(await setRestored(tx, { id, userId: golfer.id }, now))) throw new AppError('not_found');
  if ((await countLinks(tx, golfer.id, now)) > mostCoachLinks) {
    throw new AppError('coach_links_full');
  }
}
