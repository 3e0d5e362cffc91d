import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import type { Member } from '../member.ts';

/** No screen waits longer for a response, on a busy machine and with other golfers at the same time. */
const patienceMs = 5_000;

/** Reads that are no part of a screen, or that a golfer may not make. */
const others = [
  ...['/api/user/export', '/api/metrics', '/api/auth/oidc/start', '/api/auth/oidc/callback'],
];

const takesQuery = ({ query }: Endpoint) =>
  query !== undefined &&
  (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).required ?? []).length > 0;

const reads = Object.values(endpoints)
  .flatMap((rows) => Object.values(rows as Record<string, Endpoint>))
  .filter((row) => row.method === 'GET' && !row.path.includes('{') && !takesQuery(row))
  .filter(({ path }) => !others.includes(path));

/** Reads of every screen; those of administrators only for them. */
const readsOf = (isAdmin: boolean) =>
  reads.filter(({ auth }) => isAdmin || auth !== 'admin').map(({ path }) => path);

/** Makes every read of the golfer's screens; returns a line for each that failed or took too long. */
export async function brokenScreens(member: Member, isAdmin: boolean): Promise<string[]> {
  const broken: string[] = [];
  for (const path of readsOf(isAdmin)) {
    const begun = performance.now();
    const { status, body } = await member.browser.get(path);
    const ms = performance.now() - begun;
    if (status !== 200) broken.push(`${path}: ${status} ${JSON.stringify(body)}`);
    else if (ms > patienceMs) broken.push(`${path}: took ${Math.round(ms)} ms`);
  }
  return [...broken, ...(await wrongUnreadCount(member))];
}

/** The number beside the bell has to be the number of unread notifications in the list. */
async function wrongUnreadCount({ browser, email }: Member): Promise<string[]> {
  const own = '/api/user/notifications';
  const [count, list] = await Promise.all([
    browser.get(`${own}/unread-count`),
    browser.get(`${own}?limit=100&unreadOnly=true`),
  ]);
  const { count: shown } = count.body as { count: number };
  const { length } = list.body as readonly unknown[];
  return shown === length || length === 100
    ? []
    : [`unread notifications of ${email}: ${shown} by the bell, ${length} in the list`];
}
