import type { CoachLink } from '#contract/coach.ts';
import type { CoachLinkDays } from '#domain/coach/coach-link.ts';
import type { Golfer } from './app.ts';
import { ok } from './scenario.ts';

type Wanted = { readonly name?: string; readonly days?: CoachLinkDays };

/** Creates a coach link. Returns its id and the token in its URL. */
export async function makesCoachLink(golfer: Golfer, { name = 'Tom', days = 90 }: Wanted = {}) {
  const { link, url } = await ok<{ link: CoachLink; url: string }>(
    golfer.send('POST', '/api/user/coach-links', { name, days }),
  );
  return { id: link.id, token: url.split('/').at(-1) ?? '' };
}

/** Requests the deletion of the account, which closes it. */
export const closesAccount = (golfer: Golfer) =>
  ok(
    golfer.send('POST', '/api/user/deletion', { email: golfer.email, password: 'fairway-finder' }),
  );
