import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { aPractice } from '#testing/an-activity.ts';
import { startQueue } from '#testing/follow-queue.tsx';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { useAction } from '../action/use-action.ts';
import { useActionForm } from '../form/use-action-form.ts';
import { requestsOf } from './database.ts';
import { waitingRequests } from './queued-request.ts';

const start = startQueue();
const server = stubServer();

const told = { onWaiting: vi.fn(), onSuccess: vi.fn(), onFailure: vi.fn(), onSent: vi.fn() };

function Log() {
  const { form, submit, errors } = useActionForm(logbook.addPractice, {
    defaultValues: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
    input: (body) => ({ body }),
    success: { title: 'Practice added' },
    failure: { title: 'Not added' },
    waitingTitle: ({ body }) => body.title,
    ...told,
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Title" {...form.register('title')} />
      <p>{errors.root?.message}</p>
      <button type="submit">Log</button>
    </form>
  );
}

function Skip() {
  const { send } = useAction(training.skip, { ...told, waitingTitle: 'Landing spots' });
  return (
    <button type="button" onClick={() => send({ body: { scheduledSessionId: 'thu' } })}>
      Skip
    </button>
  );
}

async function press(name: string, part = <Log />) {
  vi.clearAllMocks();
  const view = await renderScreen(part, { user: aGolfer() });
  start(view);
  await view.golfer.click(screen.getByRole('button', { name }));
  return view;
}

test('an offline form closes and shows that the change is saved on this device', async () => {
  server.isUnreachable();
  await press('Log');
  expect(await screen.findByText('Saved on this device')).toBeDefined();
  await waitFor(() => expect(told.onSent).toHaveBeenCalledWith(null, expect.anything()));
  expect(
    [told.onWaiting, told.onSuccess, told.onFailure].map((one) => one.mock.calls.length),
  ).toEqual([1, 0, 0]);
  expect(waitingRequests.get()).toMatchObject([
    { title: 'Range', golferId: 'golfer-1', path: logbook.addPractice.path, refusal: null },
  ]);
});

test('a form with an immediate response behaves as it does without a queue', async () => {
  server.answers(logbook.addPractice, aPractice);
  await press('Log');
  expect(await screen.findByText('Practice added')).toBeDefined();
  expect(told.onSent).toHaveBeenCalledWith(expect.objectContaining({ id: aPractice.id }), {
    title: 'Range',
    duration: 30,
    sessionDate: '2026-05-14',
  });
  expect(await requestsOf('golfer-1')).toEqual([]);
});

test('a rejection appears in the form, which keeps the typed text', async () => {
  server.refuses('invalid_input', logbook.addPractice);
  await press('Log');
  expect(await screen.findByText('Not added')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Range');
  expect(told.onSent).not.toHaveBeenCalled();
  expect(await requestsOf('golfer-1')).toEqual([]);
});

test('a waiting change contains the id of its session', async () => {
  server.isUnreachable();
  await press('Skip', <Skip />);
  await waitFor(() => expect(told.onWaiting).toHaveBeenCalled());
  expect(waitingRequests.get()).toMatchObject([{ sessionId: 'thu', title: 'Landing spots' }]);
});

test('a device without storage sends a change directly', async () => {
  vi.stubGlobal('indexedDB', undefined);
  server.answers(logbook.addPractice, aPractice);
  await press('Log');
  expect(await screen.findByText('Practice added')).toBeDefined();
});

test('an offline device without storage shows that the change cannot be stored', async () => {
  vi.stubGlobal('indexedDB', undefined);
  server.isUnreachable();
  await press('Log');
  expect(await screen.findByText(/this device has no room to store it/)).toBeDefined();
  expect(told.onSent).not.toHaveBeenCalled();
});

const notNow = /^The server cannot take it now. It is kept here and sent again in \d+ seconds?\.$/;
test.each([
  [
    'a server that is busy',
    () => Response.json({ code: 'unavailable', message: 'No' }, { status: 503 }),
    notNow,
  ],
  [
    'a proxy that cannot reach the server',
    () => new Response('<h1>Not now</h1>', { status: 502 }),
    notNow,
  ],
  [
    'a page of a proxy',
    () => new Response('<h1>Not today</h1>', { status: 403 }),
    'Another page asks you to sign in before Pinhigh can be reached.',
  ],
])('while connected, %s is named as the reason why a change waits', async (_, reply, reason) => {
  server.replies(reply, logbook.addPractice);
  await press('Log');
  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.queryByText(/as soon as there is a connection/)).toBeNull();
  await waitFor(() =>
    expect(waitingRequests.get()).toMatchObject([{ title: 'Range', refusal: null }]),
  );
});

test('the server’s reason is quoted in place of the fixed text', async () => {
  server.refuses('date_too_far', logbook.addPractice);
  await press('Log');
  expect(await screen.findByText('Not added')).toBeDefined();
  expect(screen.getAllByText('Choose a day within a year from now.').length).toBeGreaterThan(0);
});
