import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { logbook } from '#contract/logbook.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { aPractice } from '#testing/an-activity.ts';
import { landingSpots, statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { query } from '../api/query.ts';
import { errorText } from '../error-text.ts';
import { followOtherTabs } from '../live/other-tabs.ts';
import { rememberUser, useGolfer } from '../session/user.ts';
import { useAction } from './use-action.ts';

const server = stubServer();

beforeEach(() => vi.stubGlobal('location', { assign: vi.fn() }));

const reopened = {
  scheduledSession: landingSpots(),
  completion: null,
  programCompleted: false,
  isLastSession: false,
  sessions: { done: 16, skipped: 2 },
};

function Reopen(told: { onSuccess?: () => void; onFailure?: () => void }) {
  const reopen = useAction(training.reopen, told);
  const press = () => reopen.send({ params: { scheduledSessionId: 's 1' } });
  return (
    <button type="button" onClick={press}>
      Reopen
    </button>
  );
}

const pressReopen = async (told: Parameters<typeof Reopen>[0]) => {
  const view = await renderScreen(<Reopen {...told} />, {
    reads: { '/api/user/stats': statsInWeekFive, '/api/programs': [] },
  });
  await view.golfer.click(screen.getByRole('button', { name: 'Reopen' }));
  return view;
};

test('an action calls its row and then invalidates only the reads that it changed', async () => {
  server.answers(training.reopen, reopened);
  const onSuccess = vi.fn();
  const { client } = await pressReopen({ onSuccess });
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(server.log()[0]).toBe('DELETE /api/user/session-completions/s%201');
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['/api/programs'])?.isInvalidated).toBe(false);
});

test('a read that the screen writes from the answer is not fetched again, and the others of the row are', async () => {
  const user = aGolfer();
  server.answers(accounts.updateProfile, { ...user, goalHandicap: '10.0' });
  server.answers(accounts.currentUser, user);
  server.answers(progress.stats, statsInWeekFive);
  function SetGoal() {
    const client = useQueryClient();
    useQuery(query(progress.stats));
    const { send } = useAction(accounts.updateProfile, {
      onSuccess: (saved) => rememberUser(client, saved),
    });
    return (
      <button type="button" onClick={() => send({ body: { goalHandicap: 10 } })}>
        {useGolfer().goalHandicap}
      </button>
    );
  }
  const { golfer } = await renderScreen(<SetGoal />, { user });
  await waitFor(() => expect(server.calls(progress.stats)).toHaveLength(1));
  await golfer.click(screen.getByRole('button', { name: '12.0' }));
  expect(await screen.findByRole('button', { name: '10.0' })).toBeDefined();
  await waitFor(() => expect(server.calls(progress.stats)).toHaveLength(2));
  expect(server.calls(accounts.currentUser)).toHaveLength(0);
});

test('the screen receives a rejection, and the request is not repeated', async () => {
  server.refuses('internal');
  const onFailure = vi.fn();
  await pressReopen({ onFailure });
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(server.log()).toHaveLength(1);
});

test('the screen gets no failure callback when the login session has expired', async () => {
  server.refuses('unauthorized');
  const onFailure = vi.fn();
  await pressReopen({ onFailure });
  expect(await screen.findByText('Unauthorized')).toBeDefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('an action without input sends a request without input', async () => {
  server.answers(accounts.signOut, { success: true });
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
  await waitFor(() => expect(server.calls(accounts.signOut)).toHaveLength(1));
});

test('an action sends the headers that its row requires', async () => {
  server.answers(logbook.addPractice, aPractice);
  const headers = { 'idempotency-key': '5f0c7d1e-3b0a-4c59-9a3e-0d8f6b1a2c3d' };
  const body = { title: 'Range', duration: 30, sessionDate: '2026-05-14' };
  function LogWithKey() {
    const { send } = useAction(logbook.addPractice);
    return (
      <button type="button" onClick={() => send({ body, headers })}>
        Log
      </button>
    );
  }
  const { golfer } = await renderScreen(<LogWithKey />);
  await golfer.click(screen.getByRole('button', { name: 'Log' }));
  await waitFor(() => expect(server.calls(logbook.addPractice)).toMatchObject([{ headers }]));
});

test('the same entries keep their key after a lost answer; other entries and a success make a new one', async () => {
  function Rename() {
    const { send } = useAction(accounts.updateProfile);
    return ['Nora', 'Ida'].map((firstName) => (
      <button type="button" key={firstName} onClick={() => send({ body: { firstName } })}>
        {firstName}
      </button>
    ));
  }
  const { golfer } = await renderScreen(<Rename />);
  const keyAfter = async (name: string) => {
    const sent = server.calls(accounts.updateProfile).length;
    await golfer.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(server.calls(accounts.updateProfile)).toHaveLength(sent + 1));
    return server.calls(accounts.updateProfile).at(-1)?.headers?.['idempotency-key'];
  };
  server.isUnreachable(accounts.updateProfile);
  const first = await keyAfter('Nora');
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await keyAfter('Nora')).toBe(first);
  const other = await keyAfter('Ida');
  expect(other).not.toBe(first);
  server.answers(accounts.updateProfile, aGolfer());
  expect(await keyAfter('Ida')).toBe(other);
  expect(await keyAfter('Ida')).not.toBe(other);
});

function Log({ onSent }: { readonly onSent?: () => void }) {
  const { send } = useAction(logbook.addPractice, {
    success: ({ title }) => ({ title: `${title} added` }),
    failure: (error) => ({ title: 'Not added', description: errorText(error) }),
  });
  const log = (title: string) =>
    send({ body: { title, duration: 30, sessionDate: '2026-05-14' }, headers: {} }, onSent);
  return (
    <>
      <button type="button" onClick={() => log('Range')}>
        Range
      </button>
      <button type="button" onClick={() => log('Putting')}>
        Putting
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('two presses send the same input once, and different input is sent at the same time', async () => {
  const arrive = server.holds(logbook.addPractice, aPractice);
  await renderScreen(<Log />);
  press('Range');
  press('Range');
  press('Putting');
  await waitFor(() => expect(server.calls(logbook.addPractice)).toHaveLength(2));
  arrive();
  await screen.findByText('Range added');
  press('Range');
  await waitFor(() => expect(server.calls(logbook.addPractice)).toHaveLength(3));
});

test('a successful action shows its toast and celebrates unlocked achievements', async () => {
  const unlockedAchievements = [anAchievement({ name: 'First hour' })];
  server.answers(logbook.addPractice, { ...aPractice, effects: { unlockedAchievements } });
  await renderScreen(<Log />);
  press('Range');
  const title = await screen.findByText('Range added', { selector: '.toast b' });
  expect(title.closest('.is-bad')).toBeNull();
  expect(celebratedNames()).toEqual(['First hour']);
});

test('other tabs receive the changes and update', async () => {
  const unlockedAchievements = [anAchievement({ name: 'First hour' })];
  server.answers(training.reopen, { ...reopened, effects: { unlockedAchievements } });
  const otherTab = new BroadcastChannel('pinhigh-changes');
  const heard = new Promise<unknown>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  const { client } = await pressReopen({});
  const change = {
    type: 'changed',
    refresh: training.reopen.refresh,
    effects: { unlockedAchievements },
  };
  expect(await heard).toMatchObject(change);
  expect(celebratedNames()).toEqual(['First hour']);

  const stop = followOtherTabs(client);
  const theirs = [...unlockedAchievements, anAchievement({ id: 'theirs', name: 'Ten done' })];
  const elsewhere = { ...change, effects: { unlockedAchievements: theirs } };
  otherTab.postMessage({ ...elsewhere, refresh: ['/api/programs'] });
  await waitFor(() => expect(client.getQueryState(['/api/programs'])?.isInvalidated).toBe(true));
  // This tab has already celebrated the other achievement.
  expect(celebratedNames()).toEqual(['Ten done']);
  stop();
  otherTab.close();
});

test('a failed action shows a destructive toast with the server’s reason', async () => {
  server.refuses('date_too_far');
  await renderScreen(<Log />);
  press('Range');
  const title = await screen.findByText('Not added', { selector: '.toast b' });
  expect(title.closest('.is-bad')).not.toBeNull();
  expect(screen.getByText('Choose a day within a year from now.')).toBeDefined();
});

test('an unmounted component gets no callback, but its toast still appears', async () => {
  const arrive = server.holds(logbook.addPractice, aPractice);
  const onSent = vi.fn();
  function Screen() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {open && <Log onSent={onSent} />}
      </>
    );
  }
  await renderScreen(<Screen />);
  press('Range');
  await waitFor(() => expect(server.calls(logbook.addPractice)).toHaveLength(1));
  press('Leave');
  arrive();
  expect(await screen.findByText('Range added')).toBeDefined();
  expect(onSent).not.toHaveBeenCalled();
});
