import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { CalendarDate } from '../src/domain/calendar-date.ts';
import type { Language } from '../src/domain/language.ts';
import { timeZone } from './clock.ts';

export type Golfer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** The language of the account; English by default. */
  readonly preferredLanguage?: Language;
};

/** Details of a golfer without an account yet; no other test uses the same email address. */
export function newGolfer(details: Partial<Golfer> = {}): Golfer {
  return {
    firstName: 'Nora',
    lastName: 'Devlin',
    email: `golfer-${randomUUID()}@example.com`,
    password: 'fairway-finder',
    ...details,
  };
}

/**
 * Creates an account through the API and leaves the browser signed in: the request shares its cookies.
 * @throws when the server refuses, with its answer
 */
export async function signUp(context: BrowserContext, url: string, golfer: Golfer): Promise<void> {
  const { firstName, lastName, email, password, preferredLanguage } = golfer;
  const answer = await context.request.post(`${url}/api/auth/sign-up/email`, {
    headers: { origin: url },
    data: {
      email,
      password,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      timeZone,
      preferredLanguage,
    },
  });
  if (!answer.ok()) throw new Error(`Sign-up: ${answer.status()} ${await answer.text()}`);
}

/**
 * Enrolls the signed-in golfer in Break 100 through the API, with a session every day.
 * @throws when the server refuses, with its answer
 */
export async function enrollInBreak100(
  context: BrowserContext,
  url: string,
  startDate: CalendarDate,
): Promise<void> {
  const availableDays = [1, 2, 3, 4, 5, 6, 7];
  const answer = await context.request.post(`${url}/api/user/enroll`, {
    headers: { origin: url },
    data: {
      programId: 'break-100',
      preferences: { sessionsPerWeek: 7, availableDays, startDate },
    },
  });
  if (!answer.ok()) throw new Error(`Enrolling: ${answer.status()} ${await answer.text()}`);
}
