import type { Challenge, ChallengeLists } from '#contract/challenges.ts';
import type { Comment, FeedItem, FeedPage } from '#contract/feed.ts';
import type { FriendRequest, Person } from '#contract/friends.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { ok, sessionsOf } from '../scenario.ts';
import { type Act, always, answered, taken, type World } from './act.ts';
import type { Member } from './member.ts';

const social = '/api/social';
/** Somebody may have left, blocked the golfer or withdrawn something at the same moment. */
const gone = [404, 409] as const;

const company =
  (share: number): Act['odds'] =>
  ({ person }) =>
    person.company * share;

function another({ members }: World, golfer: Member): Member | undefined {
  return golfer.chances.one(members().filter((member) => member !== golfer));
}

async function requestFriend(golfer: Member, world: World): Promise<boolean> {
  const addresseeEmail = another(world, golfer)?.email;
  return taken(
    golfer.browser.send('POST', `${social}/friend-request`, { addresseeEmail }),
    ...gone,
  );
}

async function answerRequests({ browser, chances }: Member): Promise<boolean> {
  const requests = await ok<FriendRequest[]>(browser.get(`${social}/friend-requests`));
  for (const { id } of requests) {
    const status = chances.is(0.8) ? 'accepted' : 'declined';
    await answered(browser.send('PUT', `${social}/friend-request/${id}`, { status }), ...gone);
  }
  return requests.length > 0;
}

async function invite({ browser, chances }: Member): Promise<boolean> {
  const email = `guest-${chances.count(1, 30)}@example.com`;
  return taken(browser.send('POST', `${social}/send-invitation`, { email }), 409, 429);
}

/** Runs `act` with an item of the golfer's feed. */
const withItem =
  (act: (golfer: Member, item: FeedItem) => Promise<boolean>) => async (golfer: Member) => {
    const { items } = await ok<FeedPage>(golfer.browser.get(`${social}/feed`));
    const item = golfer.chances.one(items);
    return item !== undefined && act(golfer, item);
  };

const giveKudos = withItem(({ browser }, { id }) =>
  taken(browser.send('POST', `${social}/activities/${id}/kudos`), ...gone),
);

const comment = withItem(async ({ browser, chances }, { id }) => {
  const url = `${social}/activities/${id}/comments`;
  const comments = (await answered<Comment[]>(browser.get(url), 404)) ?? [];
  const first = chances.is(0.4) ? chances.one(comments) : undefined;
  const body = { content: `Well played ${chances.count(1, 999)}!`, parentCommentId: first?.id };
  return taken(browser.send('POST', url, body), ...gone, 429);
});

const changeComment = withItem(async ({ browser, chances, id: golferId }, { id }) => {
  const url = `${social}/activities/${id}/comments`;
  const comments = (await answered<Comment[]>(browser.get(url), 404)) ?? [];
  const own = chances.one(comments.filter(({ user }) => user.id === golferId));
  if (own === undefined) return false;
  const one = `${social}/comments/${own.id}`;
  return chances.is(0.5)
    ? taken(browser.send('PUT', one, { content: 'Very well played!' }), ...gone)
    : taken(browser.send('DELETE', one), ...gone);
});

const reportComment = withItem(async ({ browser, chances, id: golferId }, { id }) => {
  const url = `${social}/activities/${id}/comments`;
  const comments = (await answered<Comment[]>(browser.get(url), 404)) ?? [];
  const theirs = chances.one(comments.filter(({ user }) => user.id !== golferId));
  if (theirs === undefined) return false;
  const body = { reason: 'spam', note: 'Every week the same.' };
  return taken(browser.send('POST', `${social}/comments/${theirs.id}/report`, body), ...gone, 429);
});

async function reportPerson(golfer: Member, world: World): Promise<boolean> {
  const url = `/api/users/${another(world, golfer)?.id}/report`;
  const body = { reason: 'other', note: 'Rude in the bunker.' };
  return taken(golfer.browser.send('POST', url, body), ...gone, 429);
}

async function blockOrUnblock(golfer: Member, world: World): Promise<boolean> {
  const { browser, chances } = golfer;
  const blocked = chances.one(await ok<Person[]>(browser.get(`${social}/blocks`)));
  if (blocked !== undefined)
    return taken(browser.send('DELETE', `${social}/block/${blocked.id}`), ...gone);
  const id = another(world, golfer)?.id;
  return chances.is(0.3) && taken(browser.send('PUT', `${social}/block/${id}`, {}), ...gone);
}

async function endFriendship({ browser, chances }: Member): Promise<boolean> {
  const friend = chances.one(await ok<Person[]>(browser.get(`${social}/friends`)));
  if (friend === undefined) return false;
  return taken(browser.send('DELETE', `${social}/friend/${friend.id}`), ...gone);
}

/** Challenges a friend in a drill that the golfer has a score in. */
async function challenge({ browser, chances }: Member): Promise<boolean> {
  const done = (await sessionsOf(browser)).filter(({ status }) => status === 'completed');
  const session = chances.one(done.slice(-3));
  if (session === undefined) return false;
  const details = await answered<SessionDetails>(
    browser.get(`/api/user/scheduled-session-details/${session.id}`),
    404,
  );
  const score = chances.one(details?.completion?.scores ?? []);
  const drill = details?.session.exercises.find(({ id }) => id === score?.exerciseId);
  const friend = chances.one(await ok<Person[]>(browser.get(`${social}/friends`)));
  if (drill === undefined || friend === undefined) return false;
  const { exerciseId } = drill;
  const body = { friendId: friend.id, scheduledSessionId: session.id, exerciseId };
  return taken(browser.send('POST', `${social}/challenges`, body), ...gone, 422);
}

async function answerChallenge({ browser, chances }: Member): Promise<boolean> {
  const { received, sent } = await ok<ChallengeLists>(browser.get(`${social}/challenges`));
  const own = chances.one(sent);
  if (own !== undefined && chances.is(0.1))
    return taken(browser.send('DELETE', `${social}/challenges/${own.id}`), ...gone);
  const one = chances.one(received);
  if (one === undefined) return false;
  const url = `${social}/challenges/${one.id}`;
  if (chances.is(0.2)) return taken(browser.send('POST', `${url}/decline`), ...gone);
  return taken(
    browser.send('POST', `${url}/answer`, { score: scoreIn(one, chances.count(0, 9)) }),
    ...gone,
  );
}

/** A possible score in the drill of a challenge. */
function scoreIn({ drill }: Challenge, steps: number): number {
  const { min, max, step } = drill.scoring;
  return Math.min(max ?? Number.POSITIVE_INFINITY, min + step * steps);
}

/** What golfers do with each other. */
export const friendActs: readonly Act[] = [
  { name: 'request a friend', odds: company(0.3), run: requestFriend },
  { name: 'answer friend requests', odds: company(1), run: answerRequests },
  { name: 'invite somebody', odds: company(0.04), run: invite },
  { name: 'give or take kudos', odds: company(0.8), run: giveKudos },
  { name: 'comment', odds: company(0.6), run: comment },
  { name: 'change a comment', odds: company(0.2), run: changeComment },
  { name: 'report a comment', odds: company(0.08), run: reportComment },
  { name: 'report a golfer', odds: company(0.02), run: reportPerson },
  { name: 'block or unblock', odds: company(0.1), run: blockOrUnblock },
  { name: 'end a friendship', odds: company(0.04), run: endFriendship },
  { name: 'challenge a friend', odds: company(0.4), run: challenge },
  { name: 'answer a challenge', odds: always(0.5), run: answerChallenge },
];
