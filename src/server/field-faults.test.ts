import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;
let golfer: Golfer;
beforeAll(async () => {
  server = await startTestApp('server');
  golfer = await aGolfer(server);
});
afterAll(() => server.close());

const practice = { title: 'Range', duration: 30, sessionDate: '2026-05-14' };
const round = {
  name: 'Old Links',
  holes: 18,
  roundType: 'free_round',
  scoreType: 'strokeplay',
  totalScore: 92,
  sessionDate: '2026-05-14',
};

type Case = readonly [url: string, good: object, field: string, wrong: unknown[], text: string];

const wholeNumber = 'Use a whole number.';
const noDate = 'This is not a date. Write one like 2026-05-14.';
const oneDecimal = 'A handicap has one decimal, such as 18.4.';

const cases: Case[] = [
  [
    'free-practice-sessions',
    practice,
    'title',
    [undefined, null, '', '  ', 7],
    'Title is required',
  ],
  [
    ...(['free-practice-sessions', practice, 'duration'] as const),
    [undefined, null, 0, -5, '30'],
    'Duration must be at least 1 minute',
  ],
  ['free-practice-sessions', practice, 'duration', [1.5], wholeNumber],
  [
    ...(['free-practice-sessions', practice, 'sessionDate'] as const),
    [undefined, null, '', 5],
    'Date is required',
  ],
  ['free-practice-sessions', practice, 'sessionDate', ['2026-02-30', 'soon'], noDate],
  [
    ...(['free-practice-sessions', practice, 'duration'] as const),
    [601],
    'This must be at most 600.',
  ],
  [
    ...(['free-practice-sessions', practice, 'title'] as const),
    ['x'.repeat(121)],
    'Use at most 120 characters.',
  ],
  ['golf-rounds', round, 'name', ['x'.repeat(121)], 'Use at most 120 characters.'],
  ['golf-rounds', round, 'totalScore', [1000], 'This must be at most 300.'],
  ['golf-rounds', round, 'name', [undefined, null, '', ' ', 7], 'Name is required'],
  ['golf-rounds', round, 'holes', [undefined, null, 0, 27, '18'], 'Must be 9 or 18 holes'],
  ['golf-rounds', round, 'totalScore', [undefined, null, 0, -1, '92'], 'Score is required'],
  ['golf-rounds', round, 'totalScore', [92.5], wholeNumber],
  ['golf-rounds', round, 'sessionDate', [undefined, ''], 'Date is required'],
  ['golf-rounds', round, 'sessionDate', ['soon'], noDate],
  [
    ...(['handicap', { handicap: 18.4 }, 'handicap'] as const),
    [undefined, null, '', '18.4'],
    'Please enter a valid handicap value',
  ],
  [
    ...(['handicap', { handicap: 18.4 }, 'handicap'] as const),
    [54.1, -10.1],
    'A handicap must be between +10.0 and 54.0.',
  ],
  ['handicap', { handicap: 18.4 }, 'handicap', [18.44, 5e-324], oneDecimal],
];

test.each(cases)(
  'POST /api/user/%s %o refuses every wrong value of %s with the right message',
  async (...given) => {
    const [url, good, field, wrong, text] = given;
    for (const value of wrong) {
      const body = { ...good, [field]: value };
      const answer = await golfer.send('POST', `/api/user/${url}`, body);
      const issues = [{ path: field, message: text }];
      expect({ value, status: answer.status, body: answer.body }).toMatchObject({
        value,
        status: 400,
        body: { code: 'invalid_input', issues },
      });
    }
  },
);

test.each([
  ['sessionsPerWeek', 9, 'This must be at most 7.'],
  ['sessionsPerWeek', 3, 'Choose at least as many days as sessions a week.', 'availableDays'],
  ['startDate', '2026-05-13', 'The program cannot start in the past.'],
  ['startDate', '2028-01-01', 'The program has to start within a year from now.'],
  ['startDate', 'soon', noDate],
])(
  'preferences with %s %s are refused with a clear message',
  async (name, value, message, field = name) => {
    const good = { sessionsPerWeek: 2, availableDays: [1, 4], startDate: '2026-05-18' };
    const body = { programId: 'break-100', preferences: { ...good, [name]: value } };
    const answer = await golfer.send('POST', '/api/user/enroll', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: `preferences.${field}`, message }] },
    });
  },
);
