import { expect, test } from 'vitest';
import { madeIdOf, noId } from './made-id.ts';

test('an id of today stays as it is', () => {
  const id = '01a22911-4bf4-7cbb-8fc1-e21ac0194092';
  expect(madeIdOf(id)).toBe(id);
});

test('an id of a golfer from before version 1.0 becomes the UUID that replaced it', () => {
  expect(madeIdOf('kfKSimGKEQRfS3k9u9mWOrLjeY5adU0r')).toBe(
    'b6b39d7b-5126-33b9-59d7-f2ca595145 02'.replace(' ', ''),
  );
});

test('whatever else a request has instead of an id is the id of nothing', () => {
  for (const other of ['', 'nobody', '01A22911-4BF4-7CBB-8FC1-E21AC0194092', `${noId}0`, "'; --"])
    expect(madeIdOf(other)).toBe(noId);
});
