import { deflateSync } from 'node:zlib';
import type { Notification } from '#contract/notifications.ts';
import { aPicture } from '../a-picture.ts';
import { makesAccessToken } from '../access-tokens.ts';
import { makesCoachLink } from '../coach.ts';
import { formWith } from '../exercises.ts';
import { turnsCodesOn } from '../one-time-codes.ts';
import { ok } from '../scenario.ts';
import { type Act, always, answered, refused, taken, type World } from './act.ts';
import { type Member, password } from './member.ts';

const noise = deflateSync(Buffer.alloc(5000, 7));

async function readNotifications({ browser, chances }: Member): Promise<boolean> {
  const own = '/api/user/notifications';
  const one = chances.one(await ok<Notification[]>(browser.get(own)));
  if (one === undefined) return false;
  if (chances.is(0.4)) return taken(browser.send('POST', `${own}/mark-all-read`));
  if (chances.is(0.7)) return taken(browser.send('POST', `${own}/${one.id}/read`), 404);
  await answered(browser.send('DELETE', `${own}/${one.id}`), 404);
  return chances.is(0.5) ? taken(browser.send('POST', `${own}/${one.id}/restore`), 404) : true;
}

async function changePreferences({ browser, chances }: Member): Promise<boolean> {
  const weekly = { weeklySummary: chances.is(0.7), weeklySummaryMail: chances.is(0.6) };
  const others = {
    sessionReminders: chances.is(0.8),
    reminderTime: chances.one(['07:00', '18:00']),
  };
  return taken(
    browser.send('POST', '/api/user/notification-preferences', { ...weekly, ...others }),
  );
}

async function changePrivacy({ browser, chances }: Member): Promise<boolean> {
  const shown = { showProgressToFriends: chances.is(0.8), showHandicapPublicly: chances.is(0.5) };
  const found = { allowFriendRequests: chances.is(0.9), showInLeaderboards: chances.is(0.7) };
  return taken(browser.send('PUT', '/api/social/privacy', { ...shown, ...found }));
}

async function changeProfile({ browser, chances }: Member): Promise<boolean> {
  const body = {
    preferredUnits: chances.one(['metric', 'imperial']),
    handedness: chances.one(['left', 'right']),
    goalHandicap: chances.count(0, 200) / 10,
  };
  return taken(browser.send('PUT', '/api/user/profile', body));
}

async function changeAvatar({ browser, chances }: Member): Promise<boolean> {
  const url = '/api/user/avatar';
  if (chances.is(0.2)) return taken(browser.send('DELETE', url));
  if (chances.is(0.2))
    return refused(browser.send('POST', url, formWith('avatar', noise, 'image/png')), 415);
  const picture = await aPicture('png', { width: chances.count(50, 90), height: 80 });
  if (chances.is(0.2)) {
    const half = picture.subarray(0, picture.length / 2);
    return refused(browser.send('POST', url, formWith('avatar', half, 'image/png')), 422);
  }
  return taken(browser.send('POST', url, formWith('avatar', picture, 'image/png')));
}

const subscriptionPath = '/api/user/calendar/subscription-url';

async function subscribeCalendar({ browser, chances }: Member): Promise<boolean> {
  if (chances.is(0.1)) await ok(browser.send('POST', `${subscriptionPath}/rotate`));
  if (chances.is(0.05)) await browser.send('POST', `${subscriptionPath}/restore`);
  const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(browser.get(subscriptionPath));
  return taken(browser.get(new URL(subscriptionUrl).pathname));
}

async function reportBrowserError({ browser }: Member, { club }: World): Promise<boolean> {
  const what = { level: 'error', message: 'x is undefined', userAgent: 'Mozilla/5.0' };
  const where = { timestamp: club.now().toString(), url: 'http://pinhigh.test/progress' };
  return taken(browser.send('POST', '/api/logs/client', { logs: [{ ...what, ...where }] }));
}

async function shareWithCoach(golfer: Member, { coachTokens }: World): Promise<boolean> {
  const links = await ok<{ id: string }[]>(golfer.browser.get('/api/user/coach-links'));
  const revoked = await ok<{ id: string }[]>(golfer.browser.get('/api/user/coach-links/revoked'));
  const [link] = links;
  const [last] = revoked;
  if (last !== undefined && golfer.chances.is(0.3))
    return taken(golfer.browser.send('POST', `/api/user/coach-links/${last.id}/restore`), 409);
  if (link !== undefined && golfer.chances.is(0.3))
    return taken(golfer.browser.send('DELETE', `/api/user/coach-links/${link.id}`));
  if (links.length >= 3) return false;
  coachTokens.add((await makesCoachLink(golfer.browser, { name: 'Kim', days: 30 })).token);
  return true;
}

/** Lets a tool of the golfer's own record the handicap, and revokes its token now and then. */
async function useAccessToken({ browser, chances }: Member): Promise<boolean> {
  const tokens = await ok<{ id: string }[]>(browser.get('/api/user/access-tokens'));
  const [last] = tokens;
  if (last !== undefined && (tokens.length > 3 || chances.is(0.4)))
    return taken(browser.send('DELETE', `/api/user/access-tokens/${last.id}`));
  const { token } = await makesAccessToken(browser, { scope: 'log', days: 30 });
  const tool = browser.with({ authorization: `Bearer ${token}` });
  return taken(tool.send('POST', '/api/user/handicap', { handicap: chances.count(0, 36) }));
}

/** Turns one-time codes on, signs in with a recovery code, and turns them off again. */
async function tryOneTimeCodes({ browser, email }: Member, { club }: World): Promise<boolean> {
  const { recoveryCodes } = await turnsCodesOn(browser, club.now());
  await ok(browser.send('POST', '/api/auth/sign-in/email', { email, password }));
  await ok(browser.send('POST', '/api/auth/sign-in/code', { code: recoveryCodes[0] }));
  const proof = { currentPassword: password };
  return taken(browser.send('POST', '/api/user/second-step/codes/off', proof));
}

async function cancelExport({ browser, chances }: Member): Promise<boolean> {
  await browser.drop({ method: 'GET', url: '/api/user/export', afterMs: chances.count(0, 60) });
  return true;
}

/** Exports everything and imports it into a new account, which is the same golfer on another address. */
async function moveAccount(golfer: Member, world: World): Promise<boolean> {
  const zip = await golfer.browser.download('/api/user/export');
  await leave(golfer);
  const again = await world.joins(golfer.person);
  return taken(
    again.browser.send('POST', '/api/user/import', formWith('export', zip, 'application/zip')),
  );
}

async function leave(golfer: Member): Promise<boolean> {
  golfer.isHere = false;
  const body = { email: golfer.email, password };
  return taken(golfer.browser.send('POST', '/api/user/deletion', body));
}

async function leaveForAnother(golfer: Member, world: World): Promise<boolean> {
  await leave(golfer);
  await world.joins(golfer.person);
  return true;
}

async function regret(golfer: Member): Promise<boolean> {
  const { browser, email } = golfer;
  await leave(golfer);
  await ok(browser.send('POST', '/api/auth/sign-in/email', { email, password }));
  golfer.isHere = true;
  return true;
}

const exportWhole = async ({ browser }: Member) =>
  (await browser.download('/api/user/export')).length > 0;

/** What golfers do with their accounts. */
export const accountActs: readonly Act[] = [
  { name: 'read notifications', odds: always(0.6), run: readNotifications },
  { name: 'change notification preferences', odds: always(0.05), run: changePreferences },
  { name: 'change privacy', odds: always(0.05), run: changePrivacy },
  { name: 'change the profile', odds: always(0.05), run: changeProfile },
  { name: 'change the picture', odds: always(0.08), run: changeAvatar },
  { name: 'subscribe to the calendar', odds: always(0.1), run: subscribeCalendar },
  { name: 'report a browser error', odds: always(0.04), run: reportBrowserError },
  { name: 'share with the coach', odds: always(0.08), run: shareWithCoach },
  { name: 'use an access token', odds: always(0.05), run: useAccessToken },
  { name: 'try one-time codes', odds: always(0.01), run: tryOneTimeCodes },
  { name: 'export everything', odds: always(0.04), run: exportWhole },
  { name: 'cancel an export', odds: always(0.1), run: cancelExport },
  { name: 'move to another account', odds: always(0.006), run: moveAccount },
  { name: 'delete the account', odds: always(0.006), run: leaveForAnother },
  { name: 'delete the account and return', odds: always(0.01), run: regret },
];
