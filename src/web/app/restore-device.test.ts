import { afterEach, beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { aWaitingChange } from '#testing/a-waiting-change.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { addChange, closeDatabase } from '#web/platform/queue/database.ts';
import { waitingChanges } from '#web/platform/queue/waiting-change.ts';
import { restoreDevice } from './restore-device.ts';

emptyIndexedDb();
beforeEach(closeDatabase);
afterEach(async () => {
  waitingChanges.set([]);
  await closeDatabase();
});

const titles = () => waitingChanges.get().map(({ title }) => title);

test('changes that were waiting when the app was last open are restored before the first screen', async () => {
  await restoreDevice('golfer-1');
  const { order: _, ...change } = aWaitingChange(activities.addPractice, { title: 'Range' });
  waitingChanges.set([await addChange(change)]);
  const stored = Object.entries(localStorage);
  // Simulates a new page, which has nothing in memory.
  waitingChanges.set([]);
  for (const [key, text] of stored) localStorage.setItem(key, text);
  await restoreDevice('golfer-1');
  expect(titles()).toEqual(['Range']);
});
