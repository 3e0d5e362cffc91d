import { type Golfer, type TestApp, visitor } from './app.ts';
import type { Person, SignInProvider } from './sign-in-provider.ts';

export const startPath = '/api/auth/oidc/start';

let people = 0;

/** A person at the provider whose address is verified. */
export function aPerson(changes: Partial<Person> = {}): Person {
  people += 1;
  const email = `player-${people}@example.com`;
  const name = { name: 'Nora Devlin', given_name: 'Nora', family_name: 'Devlin' };
  return { sub: `player-${people}`, email, email_verified: true, ...name, ...changes };
}

/** Where an answer sends the browser. */
export const locationOf = ({ headers }: { readonly headers: object }) =>
  String((headers as Record<string, unknown>)['location']);

/** The part of an address that a request of a test names. */
export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The end of a sign-in that failed. */
export const problem = (code: string) => ({ status: 302, location: `/sign-in?problem=${code}` });

/** What visitors do who sign in at the provider. A person of null cancels there. */
export function providerVisits(server: TestApp, provider: SignInProvider) {
  /** Goes to the provider and back; returns the callback path that the browser opens next. */
  async function goThere(browser: Golfer, person: Person | null, query = ''): Promise<string> {
    provider.signsIn(person);
    return pathOf(await provider.walk(locationOf(await browser.get(startPath + query))));
  }
  async function signIn(person: Person | null, { browser = visitor(server), query = '' } = {}) {
    const answer = await browser.get(await goThere(browser, person, query));
    return { browser, status: answer.status, location: locationOf(answer) };
  }
  return { goThere, signIn };
}
