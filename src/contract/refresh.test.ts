import { expect, test } from 'vitest';
import { type Endpoint, isChange } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Changes after which no open tab shows anything stale, or whose handler decides what is stale. */
const refreshNothing = [
  // It ends sessions, and a socket that is closed makes its tab ask who is signed in.
  'accountData.requestDeletion',
  // Only the tab that sends a video knows how far it is.
  'exercises.startVideo',
  'exercises.sendPart',
  'exercises.cancelUpload',
  // Nothing is on before the code is confirmed.
  'secondStep.startCodes',
  'secondStep.startPasskey',
  // Mail, push and jobs.
  'accounts.testWelcomeEmail',
  'push.test',
  'push.testAsAdmin',
  'reminders.later',
  'admin.restartReminders',
  'friends.invite',
  // About the browser that asks.
  'push.subscribe',
  // They change what other people see.
  'feed.reportComment',
  'feed.reportPerson',
];

test('every other change says which reads it makes stale on other tabs and devices', () => {
  const silent = Object.entries(endpoints).flatMap(([feature, rows]) =>
    Object.entries(rows as Record<string, Endpoint>)
      .filter(([, row]) => isChange(row) && !row.refresh)
      .map(([name]) => `${feature}.${name}`),
  );
  expect(silent.toSorted()).toEqual(refreshNothing.toSorted());
});
