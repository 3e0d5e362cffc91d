import type { BrowserContext } from '@playwright/test';
import type { BuilderProgram, Edited } from '../src/contract/builder-schemas.ts';
import type { SessionExercise } from '../src/contract/programs.ts';
import type { ScheduledSession } from '../src/contract/training-schemas.ts';
import { chancesOf } from '../src/domain/skill-tests/ball-model.ts';
import { pointsOf } from '../src/domain/skill-tests/skill-test.ts';
import { skillTests } from '../src/domain/skill-tests/skill-tests.ts';
import { random } from '../src/drawing/seeded-random.ts';
import { instantAt } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';

const testId = 'home-putting-test';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Returns a function that calls the API as this browser's golfer. @throws when the server refuses, with its answer */
function callsOf(context: BrowserContext, url: string) {
  return async <Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<Answer> => {
    const answer = await context.request.fetch(`${url}${path}`, {
      method,
      headers: { origin: url },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}
type Call = ReturnType<typeof callsOf>;

/** Simulates a golfer's score at each station of the home test, ball by ball, with the model of a ball. */
function playTest(handicap: number, next: () => number): number[] {
  return skillTests[testId].stations.map((station) => {
    if (station.task === 'carry') throw new Error('Nothing is driven at home');
    const points = pointsOf(station);
    const balls = Array.from({ length: station.attempts }, (_, ball) => {
      let rest = next();
      const zone = chancesOf(station, handicap, ball).findIndex((chance) => {
        rest -= chance;
        return rest < 0;
      });
      return points.at(zone) ?? 0;
    });
    return balls.reduce((sum, ball) => sum + ball, 0);
  });
}

/** Creates "Putting at home" with the test only in the first two sessions and two before the last; returns its id. */
async function buildProgram(call: Call, name: string): Promise<string> {
  const program = await call<BuilderProgram>('POST', '/api/programs/putting-at-home/duplicate', {
    name,
  });
  const sessions = program.weeks.flatMap((week) => week.sessions);
  const own = sessions.flatMap((session) => session.exercises);
  for (const { id } of own.filter(({ exerciseId }) => exerciseId === testId)) {
    await call<Edited>('DELETE', `/api/session-exercises/${id}`);
  }
  for (const { id: sessionId } of [...sessions.slice(0, 2), ...sessions.slice(-3, -1)]) {
    await call<Edited>('POST', '/api/session-exercises', { sessionId, exerciseId: testId });
  }
  await call('POST', `/api/programs/${program.id}/publish`);
  return program.id;
}

/** Completes a session through the API, with the score of a played test. */
async function complete(call: Call, session: ScheduledSession, play: () => readonly number[]) {
  const exercises = await call<SessionExercise[]>(
    'GET',
    `/api/session-exercises/${session.sessionId}`,
  );
  const scores = exercises
    .filter(({ exerciseId }) => exerciseId === testId)
    .map(({ exerciseId }) => {
      const cells = play();
      return { exerciseId, cells, score: cells.reduce((sum, cell) => sum + cell, 0) };
    });
  await call('POST', '/api/user/complete-session', {
    scheduledSessionId: session.id,
    sessionId: session.sessionId,
    rating: 4,
    duration: 25,
    completedExercises: exercises.map(({ id }) => id),
    scores,
  });
  return scores.map(({ score }) => score);
}

for (const { who, after, verdict, reward, tag } of [
  {
    who: 'gains a level',
    after: 19,
    verdict: /^Better than at the start: /,
    reward: 'better',
    tag: '@once',
  },
  {
    who: 'stays as good',
    after: 31,
    verdict: /^Not yet sure: /,
    reward: 'not yet sure',
    tag: '@long',
  },
] as const) {
  test(`after four weeks the profile of a golfer who ${who} says so`, { tag }, async ({
    administrator: _,
    context,
    openContext,
    server,
    today,
    axe,
  }) => {
    const programId = await buildProgram(callsOf(context, server.url), `Putting, ${who}`);
    const phone = await openContext();
    await signUp(phone, server.url, newGolfer());
    const call = callsOf(phone, server.url);
    const preferences = { sessionsPerWeek: 4, availableDays: everyDay, startDate: today };
    await call('POST', '/api/user/enroll', { programId, preferences });
    const sessions = await call<ScheduledSession[]>(
      'GET',
      '/api/user/scheduled-sessions/current-program',
    );
    // This seed's golfer is one of those whom a single test shows to have improved: half of them, by the simulation
    // of the rule.
    const next = random(`fourth golfer who ${who}`);
    const scores: number[] = [];
    for (const [index, session] of sessions.slice(0, -1).entries()) {
      await server.setClock(instantAt(`${session.scheduledDate}T12:00`));
      const handicap = index < sessions.length / 2 ? 31 : after;
      scores.push(...(await complete(call, session, () => playTest(handicap, next))));
    }
    expect(scores).toHaveLength(4);
    const last = sessions.at(-1);
    if (last === undefined) throw new Error('The plan has no sessions');
    await server.setClock(instantAt(`${last.scheduledDate}T12:00`));

    const later = await openContext();
    await later.addCookies(await phone.cookies());
    const page = await later.newPage();
    await page.addLocatorHandler(
      page.getByRole('button', { name: 'Continue Training' }),
      (goOn) => goOn.click(),
      // The next celebration has the same button.
      { noWaitAfter: true },
    );
    await page.goto(`/my-schedule/session/${last.id}`);
    await page.getByRole('button', { name: 'Complete Session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete Session' });
    await dialog.getByRole('button', { name: 'Complete Session' }).click();
    const end = page.getByRole('region', { name: 'Before and after' });
    await expect(end.getByRole('listitem')).toContainText(`Putting${reward}`);

    // Clears the badge: the check reports a false alarm for "9+", although the bell's own name has the number.
    await call('POST', '/api/user/notifications/mark-all-read');
    await page.goto('/progress');
    const game = page.getByRole('table', { name: 'Your game' });
    await expect(game.getByRole('row', { name: /^Putting/ })).toContainText('4');
    await page.getByRole('link', { name: 'Practice' }).click();
    const card = page.getByRole('region', { name: 'Tests' });
    await expect(card.getByText(verdict)).toBeVisible();
    await expect(card.getByRole('img', { name: new RegExp(scores.join(', ')) })).toBeVisible();
    await expect(card.getByRole('region', { name: 'Before and after' })).toContainText(reward);
    await axe(page);
    await card.getByRole('button', { name: 'Putting test at home' }).click();
    const sheet = page.getByRole('dialog', { name: 'Putting test at home' });
    await expect(sheet.getByRole('row')).toHaveCount(5);
    await axe(page);
  });
}
