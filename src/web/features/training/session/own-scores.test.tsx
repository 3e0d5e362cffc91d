import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { exercises, ownRecord, theDetails } from '#testing/a-session.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CompleteSessionDialog } from '../complete/complete-session-dialog.tsx';
import { dropDraft } from '../complete/draft.ts';
import { SessionScreen } from './session-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});

afterEach(() => {
  vi.useRealTimers();
  dropDraft('thu');
});

const scoresUrl = '/api/user/exercises/landing-zone/scores';
// The second and the third score are on the same day in Auckland.
const kept = { attempts: null, series: '', cells: null };
const scores = [
  { ...kept, score: 9, recordedAt: '2026-05-01T00:00:00Z' },
  { ...kept, score: 14, recordedAt: '2026-05-08T20:00:00Z' },
  { ...kept, score: 11, recordedAt: '2026-05-09T05:00:00Z' },
];
const ownScores = ownRecord();
const scored: SessionExercise[] = exercises.map((exercise) =>
  exercise.scoring ? { ...exercise, ownScores } : exercise,
);

/** The session's address with the chipping drill open. */
const at = '/my-schedule/session/thu?drill=chip';

function show(reads: Reads = { [scoresUrl]: scores }) {
  const details = theDetails();
  return renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at,
    user: aGolfer(),
    reads: {
      '/api/user/scheduled-session-details/thu': {
        ...details,
        session: { ...details.session, exercises: scored },
      },
      ...reads,
    },
  });
}

/** The dialog with all scores, which lies over the drill's. */
const theScores = () => {
  const table = screen.getByRole('table', { name: 'Every score, oldest first' });
  const dialog = table.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('no dialog');
  return dialog;
};

const line = () =>
  screen.getByRole('button', {
    name: 'Your scores in Chip to a landing zone: Best 14, last 11',
  });

test('a drill shows the golfer’s best and last score', async () => {
  await show();
  expect(line().textContent).toContain('Best 14, last 11');
});

test('a drill that was never scored shows no scores', async () => {
  await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at,
    user: aGolfer(),
    reads: { '/api/user/scheduled-session-details/thu': theDetails() },
  });
  expect(screen.queryByText(/Best/)).toBeNull();
});

test('pressing the scores shows every score in a chart and in a table', async () => {
  const { golfer } = await show();
  await golfer.click(line());
  const dialog = within(theScores());
  expect(
    dialog.getByRole('img', {
      name: 'balls on the towel from 9 on 1 May 2026 to 11 on 9 May 2026, target 9',
    }),
  ).toBeDefined();
  const rows = within(dialog.getByRole('table', { name: 'Every score, oldest first' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['Dayballs on the towel', '1 May 20269', '9 May 202614', '9 May 202611']);
  const fact = (name: string) =>
    dialog.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  expect([fact('Best'), fact('Last'), fact('Times scored')]).toEqual(['14', '11', '3']);
  await golfer.click(dialog.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(line());
});

test('the record omits scores of another variant and shows mixed attempt counts as percentages', async () => {
  const others = [
    { ...kept, score: 20, series: 'narrow', recordedAt: '2026-05-10T00:00:00Z' },
    { ...kept, score: 30, attempts: 40, recordedAt: '2026-05-11T00:00:00Z' },
  ];
  const counted = scored.map((exercise) => ({
    ...exercise,
    scoring: exercise.scoring && {
      ...exercise.scoring,
      shape: { kind: 'hits' as const, attempts: 20 },
    },
  }));
  const details = theDetails();
  const { golfer } = await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at,
    user: aGolfer(),
    reads: {
      '/api/user/scheduled-session-details/thu': {
        ...details,
        session: { ...details.session, exercises: counted },
      },
      [scoresUrl]: [...scores.map((each) => ({ ...each, attempts: 20 })), ...others],
    },
  });
  await golfer.click(line());
  const rows = within(screen.getByRole('table', { name: 'Every score, oldest first' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual(['1 May 202645%', '9 May 202670%', '9 May 202655%', '11 May 202675%']);
});

test('a drill without targets is compared with the golfer’s first two scores', async () => {
  const details = theDetails();
  const untargeted = scored.map((exercise) => ({
    ...exercise,
    scoring: exercise.scoring && { ...exercise.scoring, targets: null },
    ownScores: exercise.ownScores && ownRecord({ baseline: 11.5 }),
  }));
  await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at,
    user: aGolfer(),
    reads: {
      '/api/user/scheduled-session-details/thu': {
        ...details,
        session: { ...details.session, exercises: untargeted },
      },
    },
  });
  expect(screen.getByText('Your start').nextSibling?.textContent).toBe('11.5 balls on the towel');
  expect(screen.queryByText(/Target/)).toBeNull();
});

const cells = [
  { id: 'driver', attempts: 10 },
  { id: 'safe', attempts: 10 },
];

test.each([
  ['the number of attempts and the variant', { kind: 'hits', attempts: 10 }, ['10 attempts']],
  ['only the variant if the score has two parts', { kind: 'cells', cells }, []],
] as const)(
  'a drill shows the special requirements of this session: %s',
  async (_, shape, asked) => {
    const details = theDetails();
    const variant = 'Towel folded once';
    const changed = scored.map((exercise) => ({
      ...exercise,
      isUsual: false,
      variant,
      scoring: exercise.scoring && { ...exercise.scoring, shape, max: 10 },
    }));
    await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
      at,
      user: aGolfer(),
      reads: {
        '/api/user/scheduled-session-details/thu': {
          ...details,
          session: { ...details.session, exercises: changed },
        },
      },
    });
    const task = screen.getByText('This time').parentElement?.querySelectorAll('dd');
    expect([...(task ?? [])].map(({ textContent }) => textContent)).toEqual([...asked, variant]);
  },
);

test('scores that fail to load can be loaded again', async () => {
  server.refuses('unavailable');
  const { golfer } = await show({});
  await golfer.click(line());
  expect(await screen.findByText('Your scores could not be loaded.')).toBeDefined();
  server.answers(training.scores, scores);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('a single score is drawn as a point, not as a line', async () => {
  const { golfer, baseElement } = await show({ [scoresUrl]: scores.slice(0, 1) });
  await golfer.click(line());
  expect(
    screen.getByRole('img', { name: /^balls on the towel: 9 on 1 May 2026, target/ }),
  ).toBeDefined();
  expect(baseElement.querySelector('.past-line')?.getAttribute('d')).toBe('');
});

test('the completion dialog shows best and last score next to the score field', async () => {
  await renderScreen(
    <CompleteSessionDialog
      session={{
        scheduledSessionId: 'thu',
        sessionId: 'session-1',
        title: 'Landing spots',
        language: 'en',
        totalDuration: 45,
      }}
      open
      onClose={() => {}}
    />,
    {
      user: aGolfer(),
      reads: { '/api/user/scheduled-session-details/thu': theDetails('planned', scored) },
    },
  );
  const field = screen.getByRole('spinbutton', { name: /^Chip to a landing zone: Score/ });
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('0 to 20, target 9');
  expect(hint?.textContent).toContain('Best 14, last 11');
});
