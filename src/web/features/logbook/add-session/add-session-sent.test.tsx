import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aPractice, aRound } from '#testing/an-activity.ts';
import { startQueue } from '#testing/follow-queue.tsx';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { AddSessionDialog } from './add-session-dialog.tsx';

const start = startQueue();
const server = stubServer();
beforeEach(() => {
  localStorage.clear();
  dismissToast();
});

function Opener() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddSessionDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the app, as after a reload or a new sign-in. */
async function openApp() {
  const view = await renderScreen(<Opener />, { user: aGolfer() });
  start(view);
  const press = async (name: string | RegExp) =>
    view.golfer.click(await screen.findByRole('button', { name }));
  return {
    ...view,
    press,
    enter: async (activity: 'practice' | 'round') => {
      await press(activity === 'practice' ? /^Training Session/ : /^Track Round/);
      const title = activity === 'practice' ? 'Title' : 'Name';
      await view.golfer.type(screen.getByRole('textbox', { name: title }), 'Kennemer');
      if (activity === 'round')
        await view.golfer.type(screen.getByRole('spinbutton', { name: 'Total score' }), '92');
      await press(activity === 'practice' ? 'Add session' : 'Add round');
    },
  };
}

const rows = { practice: logbook.addPractice, round: logbook.addRound } as const;
const answersOf = { practice: aPractice, round: aRound } as const;
const kinds = ['practice', 'round'] as const;
const answers = () => {
  server.answers(logbook.addPractice, aPractice);
  server.answers(logbook.addRound, aRound);
};
const keysOf = (kind: (typeof kinds)[number]) =>
  new Set(
    server
      .calls(rows[kind])
      .map(({ headers }) => new Headers(headers as HeadersInit).get('idempotency-key')),
  );

test.each(kinds)(
  'a %s that was sent when the session had ended is not in the form again',
  async (kind) => {
    server.refuses('unauthorized');
    const before = await openApp();
    await before.enter(kind);
    await screen.findByText('Unauthorized');
    before.unmount();
    answers();
    const after = await openApp();
    expect(await screen.findByText('Your entry was sent')).toBeDefined();
    expect(screen.getByText('Kennemer')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Track Round/ })).toBeDefined();
    // What is entered now is another one on purpose, with a key of its own.
    await after.enter(kind);
    await waitFor(() => expect(keysOf(kind).size).toBe(2));
  },
);

test.each(kinds)(
  'a %s that was being sent during a reload is not in the form again',
  async (kind) => {
    const answer = server.holds(rows[kind], answersOf[kind]);
    const before = await openApp();
    await before.enter(kind);
    await waitFor(() => expect(server.calls(rows[kind])).toHaveLength(1));
    before.unmount();
    await openApp();
    expect(screen.getByRole('button', { name: /^Track Round/ })).toBeDefined();
    await waitFor(() => expect(waitingRequests.get()).toMatchObject([{ title: 'Kennemer' }]));
    answer();
  },
);

test.each(kinds)('a refused %s stays in the form with the server’s reason', async (kind) => {
  server.refuses('date_too_far', rows[kind]);
  const before = await openApp();
  await before.enter(kind);
  expect(await screen.findByText('Choose a day within a year from now.')).toBeDefined();
  expect(waitingRequests.get()).toEqual([]);
  before.unmount();
  await openApp();
  expect(screen.getByDisplayValue('Kennemer')).toBeDefined();
});

test.each(kinds)(
  'a %s that another tab has sent with other values is added only on purpose',
  async (kind) => {
    server.refuses('idempotency_key_reused', rows[kind]);
    const { press, enter } = await openApp();
    await enter(kind);
    expect(await screen.findByRole('alertdialog', { name: 'Already added' })).toBeDefined();
    await press('Cancel');
    await press(kind === 'practice' ? 'Add session' : 'Add round');
    await screen.findByRole('alertdialog', { name: 'Already added' });
    expect(keysOf(kind).size).toBe(1);
    answers();
    await press('Add another');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keysOf(kind).size).toBe(2);
  },
);

test.each(kinds)(
  'a %s that is refused after its form was closed waits for a decision',
  async (kind) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.replies(() => promise, rows[kind]);
    const { press, enter, unmount } = await openApp();
    await enter(kind);
    await waitFor(() => expect(server.calls(rows[kind])).toHaveLength(1));
    await press('Close');
    unmount();
    await openApp();
    const refused = { code: 'date_too_far', message: 'Too far', issues: [], requestId: '1' };
    resolve(Response.json(refused, { status: 400 }));
    await waitFor(() =>
      expect(waitingRequests.get()).toMatchObject([{ refusal: { code: 'date_too_far' } }]),
    );
    expect(screen.getByRole('button', { name: /^Track Round/ })).toBeDefined();
  },
);
