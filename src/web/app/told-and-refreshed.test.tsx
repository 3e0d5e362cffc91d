import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { anEnrollment, aProgram, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { useReopen } from '#web/features/dashboard/use-reopen.ts';
import { useMoveOptions } from '#web/features/logbook/calendar/use-move-options.ts';
import { CompleteSessionDialog } from '#web/features/training/complete/complete-session-dialog.tsx';
import { AbandonDialog } from '#web/features/training/plan-dialogs/abandon-dialog.tsx';
import { MoveSessionDialog } from '#web/features/training/plan-dialogs/move-session-dialog.tsx';
import { RescheduleWizard } from '#web/features/training/plan-dialogs/reschedule-wizard.tsx';
import { SettleMissedDialog } from '#web/features/training/plan-dialogs/settle-missed-dialog.tsx';
import { SessionActions } from '#web/features/training/session/session-actions.tsx';
import { EnrollWizard } from '#web/features/training/wizard/enroll-wizard.tsx';
import { useAction } from '#web/platform/action/use-action.ts';

const server = stubServer();

beforeEach(() => {
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0 });
  // Thursday the 14th in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-13T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const weeks = [
  aWeek(1, [aScheduledSession({ id: 'c', scheduledDate: '2026-05-16' })]),
  aWeek(2, [aScheduledSession({ id: 'd', scheduledDate: '2026-05-18', weekNumber: 2 })]),
];
const enrollment = anEnrollment(weeks);
const nothing = () => {};
const shifted = {
  movedSessions: 1,
  skippedSessions: 0,
  endDate: '2026-05-20',
  programCompleted: false,
  sessions: [
    { id: 'b', title: 'Gates', language: 'en' as const, from: '2026-05-11', to: '2026-05-16' },
  ],
};
const partReads: Reads = {
  '/api/user/scheduled-session-details/thu': theDetails(),
  '/api/user/missed-sessions/enrollment-1': {
    missed: ['b'],
    endDate: '2026-05-18',
    fitsUntil: '2026-05-24',
    shift: shifted,
    fit: shifted,
    skip: shifted,
  },
};

/** The cached reads before an action; the specification lists which of them it refreshes. */
const before: Reads = {
  '/api/user/dashboard': aDashboard(),
  '/api/user/scheduled-sessions/current-program': [],
  '/api/user/scheduled-sessions-by-week/current-program': weeks,
  '/api/user/current-program': enrollment,
};

function Remove() {
  const { send } = useReopen({ state: 'completed', onDone: nothing, storeWithdrawn: nothing });
  return (
    <button type="button" onClick={() => send({ params: { scheduledSessionId: 'thu' } })}>
      Remove
    </button>
  );
}

function Drop() {
  const { send } = useAction(training.reschedule, useMoveOptions(nothing, String));
  const input = { params: { sessionId: 'c' }, body: { newDate: '2026-05-20' } };
  return (
    <button type="button" onClick={() => send(input)}>
      Drop
    </button>
  );
}

const ids = { scheduledSessionId: 'thu', sessionId: 'session-1' };
const session = { ...ids, title: 'A', language: 'en' as const, totalDuration: 45 };
const complete = <CompleteSessionDialog session={session} open onClose={nothing} />;
const actions = (status: 'planned' | 'completed') => (
  <SessionActions
    details={theDetails(status)}
    onComplete={nothing}
    onWarmUp={nothing}
    onChanged={nothing}
  />
);
const plan = { enrollment, weeks, open: true, onOpenChange: nothing };

type Action = {
  readonly what: string;
  readonly part: ReactNode;
  /** The names of the buttons to press, in order. */
  readonly presses: readonly string[];
  /** The row of the request, and the fields that its body must have, if any. */
  readonly sent: readonly [row: Endpoint, body?: object];
  /** Makes the server respond to it. */
  readonly answer: () => void;
  readonly done: string;
  /** The title, and the text if the specification has one, of the error after a 500. */
  readonly failed: readonly [title: string, text?: string];
};

const moved = aScheduledSession({ id: 'c', scheduledDate: '2026-05-20' });
const { scheduledSession } = theDetails();
const reopened = { ...theAnswer(), scheduledSession, completion: null };
const completion = { ...ids, completedExercises: ['chip', 'ladder'], rating: 5, duration: 45 };
const all: readonly Action[] = [
  {
    what: 'completing',
    part: complete,
    presses: ['Complete Session'],
    sent: [training.complete, completion],
    answer: () => server.answers(training.complete, theAnswer()),
    done: 'Session completed!',
    failed: ['Error', 'Failed to complete session. Please try again.'],
  },
  {
    what: 'removing a completion on the home screen',
    part: <Remove />,
    presses: ['Remove'],
    sent: [training.reopen],
    answer: () => server.answers(training.reopen, reopened),
    done: 'Session completion removed',
    failed: ['Error', 'Failed to remove session completion. Please try again.'],
  },
  {
    what: 'reopening',
    part: actions('completed'),
    presses: ['Reopen Session'],
    sent: [training.reopen],
    answer: () => server.answers(training.reopen, reopened),
    done: 'Session reopened',
    failed: ['Failed to reopen session. Please try again.'],
  },
  {
    what: 'skipping',
    part: actions('planned'),
    presses: ['More for this session', 'Skip Workout'],
    sent: [training.skip, { scheduledSessionId: 'thu' }],
    answer: () => server.answers(training.skip, theAnswer()),
    done: 'Session skipped',
    failed: ['Failed to skip session. Please try again.'],
  },
  {
    what: 'abandoning',
    part: <AbandonDialog {...plan} />,
    presses: ['Abandon Program'],
    sent: [training.abandon],
    answer: () => server.answers(training.abandon, { message: 'Program abandoned' }),
    done: 'Program abandoned',
    failed: ['Error', 'Failed to abandon program'],
  },
  {
    what: 'enrolling',
    part: (
      <EnrollWizard
        program={{ ...aProgram(), sessionsPerWeek: 1 }}
        totalSessions={6}
        open
        onOpenChange={nothing}
      />
    ),
    presses: ['Continue', 'Monday', 'Continue', 'Enroll Now'],
    sent: [training.enroll, { programId: 'fairway-finder' }],
    answer: () => server.answers(training.enroll, anEnrollment(weeks)),
    done: 'Program Enrollment Complete',
    failed: ['Enrollment Failed', 'Something went wrong on our side. Please try again.'],
  },
  {
    what: 'rescheduling the plan',
    part: <RescheduleWizard {...plan} />,
    presses: ['Continue', 'Continue', 'Reschedule Plan'],
    sent: [training.rescheduleProgram, { userProgramId: 'enrollment-1' }],
    answer: () => server.answers(training.rescheduleProgram, anEnrollment(weeks)),
    done: 'Program Rescheduled',
    failed: ['Error', 'Failed to reschedule program'],
  },
  {
    what: 'settling what was missed',
    part: <SettleMissedDialog enrollmentId="enrollment-1" open onOpenChange={nothing} />,
    presses: ['Shift the plan'],
    sent: [training.settleMissed, { way: 'shift', missed: ['b'] }],
    answer: () => server.answers(training.settleMissed, shifted),
    done: 'Plan shifted',
    failed: ['Error', 'Your plan has not changed. Please try again.'],
  },
  {
    what: 'rescheduling one session by its date',
    part: <MoveSessionDialog session={moved} open onOpenChange={nothing} />,
    presses: ['Thursday 21 May 2026', 'Move session'],
    sent: [training.reschedule, { newDate: '2026-05-21' }],
    answer: () => server.answers(training.reschedule, moved),
    done: 'Session rescheduled',
    failed: ['Failed to reschedule', 'Something went wrong'],
  },
  {
    what: 'rescheduling one session in the calendar',
    part: <Drop />,
    presses: ['Drop'],
    sent: [training.reschedule, { newDate: '2026-05-20' }],
    answer: () => server.answers(training.reschedule, moved),
    done: 'Session rescheduled',
    failed: ['Failed to reschedule', 'Something went wrong'],
  },
];

async function perform({ part, presses }: Action) {
  const shown = await renderScreen(part, {
    user: aGolfer(),
    reads: { ...before, ...partReads },
  });
  for (const name of presses) await press(shown.golfer, name);
  return shown;
}

async function press(golfer: UserEvent, name: string) {
  const found = await screen.findAllByRole(name === 'Monday' ? 'checkbox' : 'button', { name });
  await golfer.click(found.at(-1) as HTMLElement);
}

const toastText = (text: string, part: 'b' | 'p') =>
  screen.findByText(text, { selector: `.toast ${part}` });

test.each(all)('$what is sent once, shows a toast, and reloads what it changed', async (action) => {
  server.reads({ ...before, ...partReads });
  action.answer();
  const { client } = await perform(action);
  expect((await toastText(action.done, 'b')).closest('.is-bad')).toBeNull();
  const [row, body] = action.sent;
  expect(server.log().filter((call) => !call.startsWith('GET'))).toHaveLength(1);
  const [call] = server.calls(row);
  if (body === undefined) expect(call?.body).toBeUndefined();
  else expect(call?.body).toMatchObject(body);
  for (const [url, old] of Object.entries(before)) {
    await waitFor(() => {
      const state = client.getQueryState([url]);
      const readAnew = server.log().includes(`GET ${url}`);
      const kept = state?.data === old && !state?.isInvalidated && !readAnew;
      expect({ url, kept }).toEqual({ url, kept: false });
    });
  }
});

test.each(all)(
  'when $what fails, a destructive toast appears and nothing is reloaded',
  async (action) => {
    server.refuses('internal');
    const { client } = await perform(action);
    const [title, text] = action.failed;
    expect((await toastText(title, 'b')).closest('.is-bad')).not.toBeNull();
    if (text !== undefined) expect(await toastText(text, 'p')).toBeDefined();
    expect(client.getQueryData(['/api/user/dashboard'])).toBe(before['/api/user/dashboard']);
    expect(client.getQueryState(['/api/user/dashboard'])?.isInvalidated).toBe(false);
  },
);

test('an expired session shows only its own message and leads to sign-in after half a second', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/my-schedule/session/thu', search: '' });
  server.refuses('unauthorized');
  await renderScreen(actions('planned'), { user: aGolfer(), reads: before });
  vi.useRealTimers();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'More for this session' }));
  fireEvent.click(screen.getByRole('button', { name: 'Skip Workout' }));
  // The menu closes first.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Unauthorized', { selector: '.toast b' })).toBeDefined();
  const text = 'You are logged out. Logging in again...';
  expect(screen.getByText(text, { selector: '.toast p' })).toBeDefined();
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledWith('/api/login?next=%2Fmy-schedule%2Fsession%2Fthu');
  expect(screen.queryByText(/Failed to skip/)).toBeNull();
});
