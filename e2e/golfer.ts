import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

export type Golfer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** Somebody who has no account yet; the address is used by no other test. */
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
 * Opens an account through the API and leaves the browser signed in: the request shares its cookies.
 * @throws when the server refuses, with its answer
 */
export async function signUp(context: BrowserContext, url: string, golfer: Golfer): Promise<void> {
  const { firstName, lastName, email, password } = golfer;
  const answer = await context.request.post(`${url}/api/auth/sign-up/email`, {
    headers: { origin: url },
    data: {
      ...{ email, password, firstName, lastName },
      name: `${firstName} ${lastName}`,
      timeZone: 'Pacific/Auckland',
    },
  });
  if (!answer.ok()) throw new Error(`Sign-up: ${answer.status()} ${await answer.text()}`);
}
