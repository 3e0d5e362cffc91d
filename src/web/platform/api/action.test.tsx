import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { activities } from '#contract/activities.ts';
import { training } from '#contract/training.ts';
import { renderScreen } from '#testing/web.tsx';
import { useAction } from './action.ts';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
vi.stubGlobal('location', { assign: vi.fn() });
afterEach(() => fetchStub.mockReset());

const answer = (body: string, status = 200) =>
  fetchStub.mockImplementation(async () => new Response(body, { status }));

function Reopen(told: { onSuccess?: () => void; onFailure?: () => void }) {
  const reopen = useAction(training.reopen, { refresh: ['/api/user/'], ...told });
  const press = () => reopen.send({ params: { scheduledSessionId: 's 1' } });
  return (
    <button type="button" onClick={press}>
      Reopen
    </button>
  );
}

const pressReopen = async (told: Parameters<typeof Reopen>[0]) => {
  const view = await renderScreen(<Reopen {...told} />, {
    reads: { '/api/user/stats': 'old', '/api/programs': 'old' },
  });
  await view.golfer.click(screen.getByRole('button', { name: 'Reopen' }));
  return view;
};

test('an action calls its row, then marks out of date what it changed and nothing else', async () => {
  answer('{}');
  const onSuccess = vi.fn();
  const { client } = await pressReopen({ onSuccess });
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(fetchStub.mock.lastCall).toMatchObject([
    '/api/user/session-completions/s%201',
    { method: 'DELETE' },
  ]);
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['/api/programs'])?.isInvalidated).toBe(false);
});

test('a refusal is handed to the screen and the call is not repeated', async () => {
  answer('{"code":"internal"}', 500);
  const onFailure = vi.fn();
  await pressReopen({ onFailure });
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('when the session has ended, the screen does not talk over the way to sign in', async () => {
  answer('{"code":"unauthorized"}', 401);
  const onFailure = vi.fn();
  await pressReopen({ onFailure });
  expect(await screen.findByText('Unauthorized')).toBeDefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('an action without input is called without input', async () => {
  answer('{"success":true}');
  function SignOut() {
    const { send } = useAction(accounts.signOut);
    return (
      <button type="button" onClick={() => send()}>
        Out
      </button>
    );
  }
  const { golfer } = await renderScreen(<SignOut />);
  await golfer.click(screen.getByRole('button', { name: 'Out' }));
  await waitFor(() => expect(fetchStub.mock.lastCall?.[0]).toBe('/api/auth/sign-out'));
});

test('an action sends the headers that its row asks for', async () => {
  answer('{}');
  const headers = { 'idempotency-key': '5f0c7d1e-3b0a-4c59-9a3e-0d8f6b1a2c3d' };
  const body = { title: 'Range', duration: 30, sessionDate: '2026-05-14' };
  function Log() {
    const { send } = useAction(activities.addPractice);
    return (
      <button type="button" onClick={() => send({ body, headers })}>
        Log
      </button>
    );
  }
  const { golfer } = await renderScreen(<Log />);
  await golfer.click(screen.getByRole('button', { name: 'Log' }));
  await waitFor(() => expect(fetchStub.mock.lastCall?.[1]).toMatchObject({ headers }));
});
