import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Program } from '#contract/programs.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

// "m" and "in" can be words, so they count as units only after a digit.
const metric = /\d\s(?:m|cm)\b/;
const imperial = /\d\s(?:ft|yd|in)\b(?! a row)/;

describe('distances', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });
  afterAll(() => server.close());

  /** All URLs whose responses contain texts of programs and drills. */
  async function addresses(): Promise<string[]> {
    const programs = await ok<Program[]>(golfer.get('/api/programs'));
    const sessions = await sessionsOf(golfer);
    return [
      ...['/api/programs', '/api/user/current-program', '/api/user/dashboard'],
      ...['/api/user/scheduled-sessions-by-week/current-program', '/api/user/activity-calendar'],
      ...programs.map(({ id }) => `/api/programs/${id}`),
      ...sessions.map(({ id }) => `/api/user/scheduled-session-details/${id}`),
      ...sessions.map(({ sessionId }) => `/api/session-exercises/${sessionId}`),
    ];
  }

  test.each([
    ['metric', metric, imperial],
    ['imperial', imperial, metric],
  ])('are all %s for a golfer who prefers those units', async (preferredUnits, wanted, other) => {
    await ok(golfer.send('PUT', '/api/user/profile', { preferredUnits }));
    const told = await Promise.all(
      (await addresses()).map(async (url) => JSON.stringify(await ok(golfer.get(url)))),
    );
    // The browser adds the units to a drawing's description and labels, because it makes the drawing.
    const all = told.join('\n').replaceAll(/"(?:alt|imperial)":"[^"]*"/g, '');
    expect(all).toMatch(wanted);
    expect(other.exec(all)).toBeNull();
    expect(all).not.toMatch(/\{m:|\{\d/);
  });
});
