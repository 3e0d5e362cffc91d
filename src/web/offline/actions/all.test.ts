import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { storedRequests } from '#testing/stored-requests.ts';
import { actionOf } from '#web/platform/queue/offline-action.ts';
import { waitingEffects } from '../predicted/effects.ts';
import { offlineActions } from './all.ts';
import { handicapActions } from './handicap.ts';
import { logbookActions } from './logbook.ts';
import type { ActionsOf } from './offline-action.ts';
import { trainingActions } from './training.ts';

test('each row of the contract that works offline has one action', () => {
  const rows = Object.values(endpoints)
    .flatMap((feature): readonly Endpoint[] => Object.values(feature))
    .filter(({ offline }) => offline);
  const pathsOf = (all: readonly Endpoint[]) => all.map(({ method, path }) => `${method} ${path}`);
  expect(pathsOf(offlineActions.map(({ row }) => row)).toSorted()).toEqual(
    pathsOf(rows).toSorted(),
  );
});

test('a row without an action does not compile, nor does an action of another row', () => {
  const { skip, ...others } = trainingActions;
  const all = { logbook: logbookActions, handicap: handicapActions };
  // @ts-expect-error `skip` is missing.
  const incomplete: ActionsOf<typeof endpoints> = { ...all, training: others };
  const mixedUp = { ...trainingActions, complete: skip };
  // @ts-expect-error `complete` is the action of another row.
  const wrong: ActionsOf<typeof endpoints> = { ...all, training: mixedUp };
  expect([incomplete, wrong]).toHaveLength(2);
});

test('each action has a request as devices store it', () => {
  const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
    `${method} ${path}`;
  expect(new Set(storedRequests.map(nameOf))).toEqual(
    new Set(offlineActions.map(({ row }) => nameOf(row))),
  );
});

test('the effect of every request that a device may have stored is predicted', () => {
  expect(storedRequests.map((request) => actionOf(offlineActions, request)?.row.path)).toEqual(
    storedRequests.map(({ path }) => path),
  );
  const made = { on: '2026-05-14', at: '2026-05-14T05:52:00.000Z' };
  const [complete, , , , practice, round, handicap] = storedRequests.map(({ body }) => body);
  expect(waitingEffects(storedRequests, 'Pacific/Auckland')).toEqual(
    [
      { kind: 'complete', id: 'thu', body: complete },
      { kind: 'reopen', id: 'thu' },
      { kind: 'move', id: 'thu', newDate: '2026-05-20' },
      { kind: 'skip', id: 'thu' },
      { kind: 'practice', body: practice },
      { kind: 'round', body: round },
      { kind: 'handicap', body: handicap },
    ].map((effect, index) => ({ ...effect, ...made, key: storedRequests[index]?.key })),
  );
});
