import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

// If a response lacks a field that a screen reads, the screen silently misses it. If a response has a field that nobody
// reads, it may leak private data. So each entity must have exactly these fields.

type Json = Readonly<Record<string, unknown>>;

const names = (list: string) => list.split(' ').toSorted();
const fieldsOf = (value: unknown) => Object.keys((value ?? {}) as Json).toSorted();

/** The value at a path such as `weeks.0.sessions`. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inside, key) => (inside as Json | undefined)?.[key], value);
}

const programFields =
  'id name description language difficulty durationWeeks targetHandicap fromHandicap sessionsPerWeek minutesPerSession color';
const scheduledFields =
  'id sessionId sessionNumber scheduledDate completedAt isCompleted isSkipped isToday title name language totalDuration focus originalWeekNumber weekDescription weekLanguage weekNumber status';
const weekFields =
  'weekNumber weekStart weekEnd description focus totalSessions completedSessions totalDuration sessions';
const statsFields =
  'level totalXp totalMinutesTraining currentStreak longestStreak totalSessionsCompleted lastSessionDate';
const achievementFields =
  'id name description icon rarity xpReward category unit isUnlocked unlockedAt isHidden progress targetValue progressPercentage isSeasonal seasonalCategory seasonalYear seasonalStartDate seasonalEndDate';
const enrollmentFields =
  'id programId programVersion program startDate sessionsPerWeek availableDays currentWeek currentDay totalWeeks totalSessions completedSessions skippedSessions missedSessions endDate isCompleted isAbandoned pause';
const completionFields =
  'id scheduledSessionId sessionId rating duration notes completedExercises scores completedAt';

// Thursday, May 14, at noon in Auckland. This day's session is completed, and the next one is skipped.
const thursday = '2026-05-14';

describe.each(enginesAtScale)('responses on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  let completed: unknown;
  let done = '';
  let skipped = '';
  beforeAll(async () => {
    server = await startTestApp(engine);
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const first = await sessionOn(golfer, thursday);
    const second = await sessionOn(golfer, '2026-05-16');
    [done, skipped] = [first.id, second.id];
    completed = await ok(completes(golfer, first));
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: skipped }));
    await ok(golfer.send('POST', '/api/user/handicap', { handicap: 18.4, notes: 'May' }));
  });
  afterAll(() => server.close());

  const read = (url: string) => ok<unknown>(golfer.get(url));
  const scheduled = '/api/user/scheduled-sessions/current-program';

  test('a program in the list has exactly the fields that its card shows', async () => {
    const list = await read('/api/programs');
    expect(fieldsOf(at(list, '0'))).toEqual(names(programFields));
  });

  test('a program has its weeks, sessions and exercises with exactly their fields', async () => {
    const program = await read('/api/programs/break-100');
    expect(fieldsOf(program)).toEqual(names(`${programFields} version weeks`));
    expect(fieldsOf(at(program, 'weeks.0'))).toEqual(
      names('id weekNumber title focus description language sessions'),
    );
    expect(fieldsOf(at(program, 'weeks.0.sessions.0'))).toEqual(
      names('id dayNumber title description language totalDuration focus exercises'),
    );
    expect(fieldsOf(at(program, 'weeks.0.sessions.0.exercises.0'))).toEqual(
      names(
        'id exerciseId duration order name focus description instructions imageUrl videoUrl isAvailable',
      ),
    );
  });

  test('an exercise of a session has exactly the fields that the session shows', async () => {
    const exercises = await read('/api/session-exercises/break-100-w1-s1');
    expect(fieldsOf(at(exercises, '0'))).toEqual(
      names(
        'id exerciseId duration order notes name focus description instructions purpose setUp steps commonFaults equipment needs alternatives safety venues level mode scoring variant series isUsual ownScores diagram imageUrl videoUrl posterUrl captions isAvailable language howToLanguage',
      ),
    );
  });

  test('the current program has exactly the fields of an enrollment', async () => {
    const enrollment = await read('/api/user/current-program');
    expect(fieldsOf(enrollment)).toEqual(names(enrollmentFields));
    expect(fieldsOf(at(enrollment, 'program'))).toEqual(names(programFields));
    expect(enrollment).toMatchObject({
      programId: 'break-100',
      currentWeek: 1,
      currentDay: 4,
      isCompleted: false,
      isAbandoned: false,
    });
  });

  test('the dashboard has exactly the fields that the home screen reads', async () => {
    const dashboard = await read('/api/user/dashboard');
    expect(fieldsOf(dashboard)).toEqual(
      names(
        'todaysSession stats achievements currentProgram week nextSession missed nextFreeDay handicapHistory recentRounds',
      ),
    );
    expect(fieldsOf(at(dashboard, 'todaysSession'))).toEqual(
      names('noSessionToday scheduledSessionId scheduledDate alreadyCompleted isSkipped session'),
    );
    expect(fieldsOf(at(dashboard, 'todaysSession.session'))).toEqual(
      names(
        'id scheduledSessionId title name language focus totalDuration exerciseCount diagram exercises',
      ),
    );
    expect(fieldsOf(at(dashboard, 'todaysSession.session.exercises.0'))).toEqual(
      names('exerciseId name duration'),
    );
    expect(fieldsOf(at(dashboard, 'nextSession'))).toEqual(
      names(`${scheduledFields} exerciseCount diagram`),
    );
    expect(at(dashboard, 'todaysSession')).toMatchObject({
      noSessionToday: false,
      scheduledSessionId: done,
      scheduledDate: thursday,
      alreadyCompleted: true,
      session: { scheduledSessionId: done, title: expect.any(String), name: expect.any(String) },
    });
    expect(fieldsOf(at(dashboard, 'stats'))).toEqual(names(statsFields));
    expect(fieldsOf(at(dashboard, 'achievements.0'))).toEqual(
      names('id name rarity icon xpReward isUnlocked unlockedAt'),
    );
    expect(fieldsOf(at(dashboard, 'week'))).toEqual(names(weekFields));
  });

  test('a week of the plan has exactly the fields that its card and screen read', async () => {
    const weeks = await read('/api/user/scheduled-sessions-by-week/current-program');
    expect(fieldsOf(at(weeks, '0'))).toEqual(names(weekFields));
    expect(fieldsOf(at(weeks, '0.sessions.0'))).toEqual(names(scheduledFields));
    // Two sessions of forty minutes: one completed and one skipped.
    expect(at(weeks, '0')).toMatchObject({
      weekNumber: 1,
      weekStart: '2026-05-11',
      weekEnd: '2026-05-17',
      totalSessions: 2,
      completedSessions: 2,
      totalDuration: 80,
    });
  });

  test('a scheduled session has exactly its fields, and one of three states', async () => {
    const sessions = await read(scheduled);
    expect(fieldsOf(at(sessions, '0'))).toEqual(names(scheduledFields));
    expect(sessions).toMatchObject([
      { status: 'completed', isCompleted: true, isSkipped: false, isToday: true },
      { status: 'skipped', isCompleted: false, isSkipped: true, isToday: false },
      ...Array.from({ length: 16 }, () => ({ status: 'planned', completedAt: null })),
    ]);
    expect(at(sessions, '0.completedAt')).toMatch(/^2026-05-14T00:00:00/);
    expect(at(sessions, '0.name')).toBe(at(sessions, '0.title'));
  });

  test('a session’s details have exactly the fields that its screen reads', async () => {
    const details = await read(`/api/user/scheduled-session-details/${done}`);
    const parts = 'session scheduledSession completion program isCompleted';
    expect(fieldsOf(details)).toEqual(names(parts));
    const sessionFields = 'id title description language focus totalDuration exercises swaps';
    expect(fieldsOf(at(details, 'session'))).toEqual(names(sessionFields));
    expect(fieldsOf(at(details, 'scheduledSession'))).toEqual(names(scheduledFields));
    expect(fieldsOf(at(details, 'completion'))).toEqual(names(completionFields));
    expect(fieldsOf(at(details, 'program'))).toEqual(names(programFields));
    expect(at(details, 'isCompleted')).toBe(true);
    const open = await read(`/api/user/scheduled-session-details/${skipped}`);
    expect(open).toMatchObject({ isCompleted: false, completion: null });
  });

  test('the response to completing a session has the completion and whether the program is over', () => {
    expect(fieldsOf(completed)).toEqual(
      names('completion scheduledSession programCompleted isLastSession sessions effects'),
    );
    expect(completed).toMatchObject({ programCompleted: false, isLastSession: false });
    expect(fieldsOf(at(completed, 'completion'))).toEqual(names(completionFields));
    expect(fieldsOf(at(completed, 'effects'))).toEqual(
      names('xpEarned stats notices unlockedAchievements'),
    );
    expect(fieldsOf(at(completed, 'effects.unlockedAchievements.0'))).toEqual(
      names(achievementFields),
    );
  });

  test('a handicap record has the handicap and the time', async () => {
    expect(await read('/api/user/handicap-history')).toEqual([
      { handicap: '18.4', recordedAt: expect.stringMatching(/^2026-05-14T00:00:00/) },
    ]);
  });

  test('the stats have exactly the fields that the app reads', async () => {
    expect(fieldsOf(await read('/api/user/stats'))).toEqual(names(statsFields));
  });

  test('the progress response has exactly the fields that the charts and lists of its screen read', async () => {
    const overview = await read('/api/user/progress');
    expect(fieldsOf(overview)).toEqual(
      names('stats handicapHistory currentProgram rounds drills skills days focuses recent'),
    );
    expect(fieldsOf(at(overview, 'stats'))).toEqual(names(statsFields));
    expect(fieldsOf(at(overview, 'currentProgram'))).toEqual(names(enrollmentFields));
  });

  test('an achievement has exactly the fields that its tile reads', async () => {
    const all = await read('/api/user/achievements');
    expect(fieldsOf(at(all, '0'))).toEqual(names(achievementFields));
    expect(fieldsOf(at(await read('/api/user/achievement-progress'), '0'))).toEqual(
      names('id progress targetValue progressPercentage isUnlocked'),
    );
  });

  test('a golfer has exactly the fields of an own account, with handicaps as decimal text', async () => {
    await ok(golfer.send('PUT', '/api/user/profile', { goalHandicap: '12.0' }));
    const user = await read('/api/auth/user');
    expect(fieldsOf(user)).toEqual(
      names(
        'id createdAt email firstName lastName profileImageUrl avatarUrl currentHandicap goalHandicap preferredLanguage preferredUnits handedness reach themePreference timeZone isAdmin',
      ),
    );
    expect(user).toMatchObject({ currentHandicap: '18.4', goalHandicap: '12.0', isAdmin: false });
  });

  test('by default, a program is blue, a session takes 30 minutes, and an exercise takes 10 minutes', async () => {
    await server.db.execute(sql`insert into programs (id, position, name, description, difficulty,
      target_handicap) values ('plain', 9, 'Plain', '', 'club', 20)`);
    await server.db.execute(sql`insert into program_versions values ('plain', 1, 1, 1, 30)`);
    await server.db.execute(sql`insert into program_weeks (id, program_id, week_number, title,
      description, focus) values ('plain-w1', 'plain', 1, '', '', 'mental')`);
    await server.db.execute(sql`insert into program_sessions (id, week_id, day_number, title,
      description, focus) values ('plain-s1', 'plain-w1', 1, '', '', 'mental')`);
    await server.db.execute(sql`insert into session_exercises (id, session_id, exercise_id)
      select 'plain-e1', 'plain-s1', id from exercises limit 1`);
    expect(await read('/api/programs/plain')).toMatchObject({
      color: 'blue',
      weeks: [{ sessions: [{ totalDuration: 30, exercises: [{ order: 1, duration: 10 }] }] }],
    });
  });

  test('a program with a color that cards do not have is blue wherever it is shown', async () => {
    await server.db.execute(sql`update programs set color = 'pink' where id = 'break-100'`);
    const blue = { color: 'blue' };
    expect(await read('/api/programs/break-100')).toMatchObject(blue);
    expect(at(await read('/api/programs'), '0')).toMatchObject(blue);
    expect(at(await read('/api/user/current-program'), 'program')).toMatchObject(blue);
    const details = await read(`/api/user/scheduled-session-details/${done}`);
    expect(at(details, 'program')).toMatchObject(blue);
    expect(at(await read('/api/user/activity-calendar'), '0.data.program')).toMatchObject(blue);
    await server.db.execute(sql`update programs set color = 'green' where id = 'break-100'`);
  });

  test('an item of the calendar has exactly the fields of its kind', async () => {
    const practice = { title: 'Range', duration: 35, notes: 'Windy.', sessionDate: '2026-05-11' };
    await ok(golfer.send('POST', '/api/user/free-practice-sessions', practice));
    const round = { name: 'Medal', holes: 18, roundType: 'match', sessionDate: '2026-05-12' };
    const score = { totalScore: 90, scoreType: 'strokeplay', greensInRegulation: 5 };
    await ok(golfer.send('POST', '/api/user/golf-rounds', { ...round, ...score }));
    const items = (await read('/api/user/activity-calendar')) as Json[];
    const itemFields = names('type id title date duration isCompleted data');
    for (const item of items) expect(fieldsOf(item)).toEqual(itemFields);
    expect(items.slice(0, 3)).toMatchObject([
      { type: 'free_practice', date: '2026-05-11', isCompleted: true, data: { notes: 'Windy.' } },
      { type: 'golf_round', date: '2026-05-12', isCompleted: true },
      { type: 'scheduled_session', date: thursday, isCompleted: true },
    ]);
    expect(fieldsOf(items[0]?.['data'])).toEqual(names('notes'));
    expect(fieldsOf(items[1]?.['data'])).toEqual(
      names(
        'holes roundType location totalScore scoreType fairwaysHit greensInRegulation courseName coursePar courseRating slopeRating putts penalties scorecard',
      ),
    );
    expect(fieldsOf(items[2]?.['data'])).toEqual(
      names('program session weekNumber notes scheduledDate isSkipped rating status'),
    );
    expect(fieldsOf(at(items[2], 'data.program'))).toEqual(names('id name language color'));
    expect(fieldsOf(at(items[2], 'data.session'))).toEqual(
      names('id dayNumber title language focus'),
    );
  });

  test('the response to reopening a session has its completion and the drills that were left out', async () => {
    const again = await ok(golfer.send('DELETE', `/api/user/session-completions/${done}`));
    expect(fieldsOf(again)).toEqual(
      names('scheduledSession programCompleted isLastSession sessions completion effects'),
    );
    expect(fieldsOf(at(again, 'completion'))).toEqual(names(`${completionFields} leftOut`));
    expect(at(again, 'completion.leftOut')).toEqual([]);
  });
});
