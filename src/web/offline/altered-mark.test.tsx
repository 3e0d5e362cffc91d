import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { handicap } from '#contract/handicap.ts';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { AlteredMark } from './altered-mark.tsx';

afterEach(() => waitingRequests.set([]));

const marks = () => screen.queryAllByText('Waiting to sync');

const complete = training.complete.path;
const reopen = training.reopen.path;
const practice = logbook.addPractice.path;
const round = logbook.addRound.path;

test.each([
  ['stats', [complete, reopen, practice, round, handicap.update.path]],
  ['week', [complete, reopen, training.skip.path, training.reschedule.path]],
  ['handicap', [handicap.update.path]],
] as const)(
  'the mark of the %s appears only for waiting requests that affect it',
  async (of, altering) => {
    await renderScreen(<AlteredMark of={of} />);
    const rows = Object.values({ ...training, ...logbook, ...handicap }).filter(
      (row) => 'offline' in row,
    );
    const marked = rows.filter((row) => {
      act(() => waitingRequests.set([aQueuedRequest(row)]));
      return marks().length === 1;
    });
    expect(marked.map(({ path }) => path).toSorted()).toEqual([...altering].toSorted());
    const refusal = { status: 409, code: 'session_completed', message: null };
    act(() => waitingRequests.set(marked.map((row) => aQueuedRequest(row, { refusal }))));
    expect(marks()).toEqual([]);
  },
);
