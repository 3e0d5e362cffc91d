import { randomUUID } from 'node:crypto';
import type { User } from '#contract/accounts.ts';
import { longestWait } from '#contract/offline.ts';
import type { Golfer, Reply } from '../app.ts';
import type { Chances } from '../chances.ts';
import { ok } from '../scenario.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { ClubServer } from './club.ts';
import type { Person } from './people.ts';

export const password = 'fairway-finder';

type Change = {
  readonly method: Parameters<Golfer['send']>[0];
  readonly url: string;
  readonly body?: object;
  /** When the golfer made it; now if left out. */
  readonly madeAt?: Temporal.Instant;
  /** Called when the server has confirmed it. */
  readonly onSaved?: () => void;
};
type Waiting = Change & { readonly key: string; readonly madeAt: Temporal.Instant };

/** Where the golfer's phone is during a step. */
type Network = 'online' | 'offline' | 'flaky';

/** The statuses with which the server refuses a change that no longer fits the present state. */
const outdated = [404, 409, 422];

/** A person with an account in the club and a phone whose changes wait for the network, like those of the app. */
export class Member {
  readonly person: Person;
  readonly email: string;
  readonly browser: Browser;
  readonly chances: Chances;
  /** The ids and titles of what the server has confirmed and the golfer has not withdrawn. */
  readonly confirmed = new Set<string>();
  network: Network = 'online';
  id = '';
  /** The golfer's day up to which the plan has been followed. */
  followedUntil = '';
  /** False once the golfer has asked to delete the account. */
  isHere = true;
  readonly #club: ClubServer;
  #waiting: readonly Waiting[] = [];

  private constructor(club: ClubServer, person: Person, { email, chances }: Joining) {
    this.#club = club;
    this.person = person;
    this.email = email;
    this.chances = chances;
    this.browser = openBrowser(club.url, { email, password });
  }

  /** Signs up and completes the profile. */
  static async join(club: ClubServer, person: Person, joining: Joining): Promise<Member> {
    const member = new Member(club, person, joining);
    const { firstName, lastName, timeZone, language } = person;
    const { browser, email } = member;
    const name = `${firstName} ${lastName}`;
    const account = { email, password, name, firstName, lastName, timeZone };
    await ok(browser.send('POST', '/api/auth/sign-up/email', account));
    await ok(browser.send('PUT', '/api/user/profile', { preferredLanguage: language }));
    member.id = (await ok<User>(browser.get('/api/auth/user'))).id;
    member.followedUntil = member.today;
    return member;
  }

  get today(): string {
    return this.#club.today(this.person.timeZone);
  }

  day(days: number): string {
    return Temporal.PlainDate.from(this.today).add({ days }).toString();
  }

  /**
   * Makes a change that the app can keep while there is no network. Returns the response, or null while it waits or
   * when it no longer fits.
   */
  async change(change: Change): Promise<Reply | null> {
    const made = { madeAt: this.#club.now(), ...change, key: randomUUID() };
    if (this.network === 'offline') {
      this.#waiting = [...this.#waiting, made];
      return null;
    }
    if (this.network === 'flaky') {
      // The response is lost, and the app sends the change again.
      await this.#drop(made);
    }
    return this.#send(made);
  }

  /** Sends the changes that wait, in order. */
  async sendWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const change of waiting) await this.#send(change);
  }

  #headers({ key, madeAt }: Waiting): Record<string, string> {
    const seconds = Math.round(this.#club.now().since(madeAt).total('seconds'));
    return {
      'idempotency-key': key,
      'recorded-ago': String(Math.min(longestWait, Math.max(0, seconds))),
      'recorded-by': this.id,
    };
  }

  async #drop(change: Waiting): Promise<void> {
    const { method, url, body } = change;
    const afterMs = this.chances.count(0, 30);
    await this.browser.drop({ method, url, body, headers: this.#headers(change), afterMs });
  }

  async #send(change: Waiting): Promise<Reply | null> {
    const { method, url, body, onSaved } = change;
    const sending = this.browser.with(this.#headers(change)).send(method, url, body);
    const reply = await sending.catch(() => null);
    if (reply === null) {
      // The server is gone; the app sends the change again when it is back.
      this.#waiting = [...this.#waiting, change];
      return null;
    }
    if (outdated.includes(reply.status)) return null;
    if (reply.status !== 200 && reply.status !== 201)
      throw new Error(`${method} ${url}: ${reply.status} ${JSON.stringify(reply.body)}`);
    onSaved?.();
    return reply;
  }
}

type Joining = { readonly email: string; readonly chances: Chances };
