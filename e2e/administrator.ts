import { type BrowserContext, expect } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { type Golfer, newGolfer, signUp } from './golfer.ts';
import type { RunningServer } from './server.ts';

/** The administrator of each server of this worker, kept because the setup link works only once. */
const administrators = new Map<string, Golfer>();

async function post(context: BrowserContext, url: string, data: object): Promise<void> {
  const { origin } = new URL(url);
  const answer = await context.request.post(url, { headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
}

/**
 * Signs the browser in as the server's administrator. On the first call for a server, creates an account and claims
 * the setup link that the server printed.
 * @throws when the server refuses, or prints no link
 */
export async function signInAdministrator(
  context: BrowserContext,
  server: RunningServer,
): Promise<Golfer> {
  const { url } = server;
  const known = administrators.get(url);
  if (known) {
    const { email, password } = known;
    await post(context, `${url}/api/auth/sign-in/email`, { email, password });
    return known;
  }
  // Every start of the server prints a new link, a moment after the server is ready.
  const findToken = () => [...server.output().matchAll(/setup\?token=(\S+)/g)].at(-1)?.[1] ?? '';
  await expect.poll(findToken, 'the link that makes an administrator').not.toBe('');
  const token = findToken();
  const golfer = newGolfer({ firstName: 'Ada' });
  await signUp(context, url, golfer);
  await post(context, `${url}/api/setup/claim`, { token });
  administrators.set(url, golfer);
  return golfer;
}

/**
 * Changes the language of the signed-in account.
 * @throws when the server refuses
 */
export async function speak(
  context: BrowserContext,
  url: string,
  preferredLanguage: Language,
): Promise<void> {
  const answer = await context.request.put(`${url}/api/user/profile`, {
    headers: { origin: url },
    data: { preferredLanguage },
  });
  if (!answer.ok()) throw new Error(`Language: ${answer.status()} ${await answer.text()}`);
}
