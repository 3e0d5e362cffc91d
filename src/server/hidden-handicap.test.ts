import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { isOfHandicap } from '#domain/achievements/is-of-handicap.ts';
import { achievementWords } from '#server/features/achievements/public-queries.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { challenges, clockPutting, scores } from '#testing/challenges.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { befriend, itemsOf, say, setPrivacy, toggleKudos } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

/** The golfer's handicaps and goal. Nothing else in these answers has such a number. */
const numbers = ['23.7', '19.3', '19.4'];

const wordsOf = achievementWords('en');

/** Everything that tells about the handicap: its numbers, and its achievements by id and by name. */
const tellTales = [
  ...numbers,
  ...catalog.filter(({ id }) => isOfHandicap(id)).flatMap(({ id }) => [id, wordsOf(id).name]),
];

const told = (text: string) => tellTales.filter((each) => text.includes(`"${each}`));

/** The catalog, which names every achievement, unlocked or not. */
const catalogReads = ['/api/user/achievements', '/api/user/achievement-progress'];

/** The reads of the API that a golfer can make without knowing an id. */
const reads = Object.values(endpoints)
  .flatMap((rows): Endpoint[] => Object.values(rows))
  .filter(({ method, auth, path }) => method === 'GET' && auth === 'golfer' && !path.includes('{'))
  .map(({ path }) => path)
  .filter((path) => !catalogReads.includes(path));

describe('a golfer’s handicap', () => {
  let server: TestApp;
  let golfer: Golfer;
  let friend: Golfer;
  let stranger: Golfer;
  let coachUrl: string;
  const ids = { golfer: '', items: [] as string[] };

  beforeAll(async () => {
    server = await startTestApp('server');
    server.setNow('2026-04-14T00:00:00Z');
    [golfer, friend, stranger] = [
      await aGolfer(server),
      await aGolfer(server),
      await aGolfer(server),
    ];
    await befriend(server, golfer, friend);
    const profile = (body: object) => ok(golfer.send('PUT', '/api/user/profile', body));
    await profile({ currentHandicap: '23.7', goalHandicap: '19.4' });
    server.setNow('2026-05-13T00:00:00Z');
    await profile({ currentHandicap: '19.3' });
    server.setNow('2026-05-14T00:00:00Z');
    await setPrivacy(golfer, { showHandicapPublicly: true, showInLeaderboards: true });
    for (const one of [golfer, friend]) await followsBreak100(one);
    await ok(challenges(golfer, friend, { sessionId: await scores(golfer, 12) }));
    await scores(friend, 9);
    // The friend reacts while everything is visible, and is answered.
    for (const { id } of await itemsOf(golfer)) {
      ids.items.push(id);
      await ok(toggleKudos(friend, id));
      const comment = await ok<{ id: string }>(say(friend, { id }, 'Well done'));
      await ok(say(golfer, { id, to: comment.id }, 'Thank you'));
    }
    ids.golfer = await idOf(golfer);
    const { token } = await makesCoachLink(golfer);
    coachUrl = `/api/coach/${token}`;
  }, 120_000);
  afterAll(() => server.close());

  /** Everything that a golfer can read about this one. */
  async function readBy(reader: Golfer): Promise<string> {
    const about = ids.items.flatMap((id) =>
      ['', '/kudos', '/comments'].map((what) => `/api/social/activities/${id}${what}`),
    );
    const boards = [
      `/api/social/challenge-boards/${clockPutting}`,
      `/api/users/${ids.golfer}/public-profile`,
    ];
    const answers = [];
    for (const url of [...reads, ...about, ...boards]) {
      const { status, body } = await reader.get(url);
      expect([200, 400, 404], url).toContain(status);
      answers.push(JSON.stringify(body));
    }
    return answers.join('\n');
  }

  const switches = [true, false].flatMap((showHandicapPublicly) =>
    [true, false].map((showProgressToFriends) => ({
      showHandicapPublicly,
      showProgressToFriends,
    })),
  );

  test.each(switches)(
    'follows from nothing that others can read unless it is public: %o',
    async (set) => {
      await setPrivacy(golfer, set);
      const [byFriend, byStranger] = [await readBy(friend), await readBy(stranger)];
      if (!set.showHandicapPublicly) {
        expect([told(byFriend), told(byStranger)]).toEqual([[], []]);
        return;
      }
      expect(told(byStranger)).toEqual(['19.3', '19.4']);
      expect(told(byFriend)).toEqual(
        expect.arrayContaining(
          set.showProgressToFriends ? ['19.3', '23.7', 'goal-reached', 'Goal reached'] : ['19.3'],
        ),
      );
    },
  );

  test.each(switches)(
    'is on the coach page, as the golfer agreed to, and in what is one’s own: %o',
    async (set) => {
      await setPrivacy(golfer, set);
      const page = await visitor(server).get(coachUrl);
      expect(told(JSON.stringify(page.body))).toEqual(['23.7', '19.3']);
      expect(told(await readBy(golfer))).toEqual(
        expect.arrayContaining(['19.3', '23.7', 'goal-reached']),
      );
    },
  );
});
