import type { Reply } from '../app.ts';
import type { ClubServer } from './club.ts';
import type { Member } from './member.ts';
import type { Person } from './people.ts';

/** Something that a person does in the app, and how often: the odds of it per step, from 0 to 1. */
export type Act<Actor extends Member = Member> = {
  readonly name: string;
  readonly odds: (actor: Actor) => number;
  /** Returns false when there was nothing to do. */
  readonly run: (actor: Actor, world: World) => Promise<boolean>;
};

/** Everything that people of the club know of each other. */
export type World = {
  readonly club: ClubServer;
  /** Golfers who have an account. */
  readonly members: () => readonly Member[];
  /** Makes a new account for a person, who takes part from now on. */
  readonly joins: (person: Person) => Promise<Member>;
  /** Tokens of coach links, for the coach. */
  readonly coachTokens: Set<string>;
};

/**
 * Returns the body of a successful response; null when the server refused with one of these statuses, because other
 * people may have changed something in the meantime.
 * @throws Error on any other response
 */
export async function answered<Body>(
  reply: Promise<Reply>,
  ...refusals: readonly number[]
): Promise<Body | null> {
  const { status, body } = await reply;
  if (status >= 200 && status < 300) return body as Body;
  if (refusals.includes(status)) return null;
  throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
}

/** Whether the server took the request. */
export const taken = async (reply: Promise<Reply>, ...refusals: readonly number[]) =>
  (await answered(reply, ...refusals)) !== null;

export const always = (odds: number) => () => odds;

/** @throws Error unless the server refuses with this status */
export async function refused(reply: Promise<Reply>, expected: number): Promise<true> {
  const { status, body } = await reply;
  if (status !== expected)
    throw new Error(`Expected ${expected}, got ${status}: ${JSON.stringify(body)}`);
  return true;
}
