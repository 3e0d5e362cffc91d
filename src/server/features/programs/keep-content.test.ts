import { expect, test, vi } from 'vitest';
import { contentKeeper } from './keep-content.ts';

const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id, name: `Drill ${id}` }));
const find = vi.fn(async (ids: readonly string[]) => rowsOf(ids));

test('the content keeper reads items again only after a change', async () => {
  const keep = contentKeeper(10);
  const english = { of: 'en', state: '7', ids: ['gate', 'ladder'] };
  await keep(english, find);
  expect([...(await keep({ ...english, ids: ['gate', 'clock'] }, find)).keys()]).toEqual([
    'gate',
    'ladder',
    'clock',
  ]);
  expect(find.mock.lastCall).toEqual([['clock']]);
  await keep({ ...english, of: 'de' }, find);
  expect(find.mock.lastCall).toEqual([['gate', 'ladder']]);
  const changed = await keep({ ...english, state: '8' }, async () => [
    { id: 'gate', name: 'Door' },
  ]);
  expect([...changed.values()]).toEqual([{ id: 'gate', name: 'Door' }]);
});

test('reading more for a known key keeps the content of the other keys', async () => {
  const keep = contentKeeper(2);
  await keep({ of: 'en', state: '7', ids: ['gate'] }, find);
  await keep({ of: 'de', state: '7', ids: ['gate'] }, find);
  await keep({ of: 'de', state: '7', ids: ['ladder'] }, find);
  find.mockClear();
  await keep({ of: 'en', state: '7', ids: ['gate'] }, find);
  expect(find).not.toHaveBeenCalled();
});

test('the content keeper returns all requested items, however many it keeps', async () => {
  const keep = contentKeeper(1);
  const many = Array.from({ length: 5_000 }, (_, index) => `drill-${index}`);
  const kept = await keep({ of: 'en', state: '7', ids: many }, find);
  const ids = ['drill-1', 'drill-4999', 'new'];
  const answer = await keep({ of: 'en', state: '7', ids }, find);
  expect([...answer.values()]).toEqual(rowsOf(ids));
  expect(kept.size).toBe(5_000);
});
