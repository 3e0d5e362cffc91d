import { expect, test } from 'vitest';
import { createHeavyWork } from './heavy-work.ts';

/** Work that ends when the test says so, and records what runs at once. */
function someWork() {
  const running = new Set<string>();
  const most = { all: 0, ofOne: 0 };
  const ends: (() => void)[] = [];
  const work = (golfer: string, id: number) => async () => {
    const name = `${golfer} ${id}`;
    running.add(name);
    most.all = Math.max(most.all, running.size);
    const own = [...running].filter((one) => one.startsWith(golfer)).length;
    most.ofOne = Math.max(most.ofOne, own);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    running.delete(name);
    return name;
  };
  return { work, most, ends };
}

/** Lets everything that is ready run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a golfer’s heavy work runs one by one, and few pieces run on a node', async () => {
  const { files } = createHeavyWork();
  const { work, most, ends } = someWork();
  const done = ['nora', 'ana', 'bo'].flatMap((golfer) =>
    [1, 2, 3].map((id) => files(golfer, work(golfer, id))),
  );
  for (let ended = 0; ended < done.length; ended += 1) {
    await settle();
    ends[ended]?.();
  }
  expect((await Promise.all(done)).toSorted()).toHaveLength(9);
  expect(most).toEqual({ all: 2, ofOne: 1 });
});

test('a golfer with too much waiting work is refused, others are not, and work that failed makes room', async () => {
  const { files } = createHeavyWork();
  const { work, ends } = someWork();
  const first = files('nora', work('nora', 0));
  const waiting = Array.from({ length: 49 }, () =>
    files('nora', () => Promise.reject(new Error('The disk is full'))).catch(String),
  );
  await expect(files('nora', work('nora', 50))).rejects.toThrow('too_many_requests');
  const other = files('ana', work('ana', 1));
  await settle();
  for (const end of ends) end();
  await expect(Promise.all([first, other])).resolves.toEqual(['nora 0', 'ana 1']);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Error: The disk is full']));
  await expect(files('nora', async () => 'again')).resolves.toBe('again');
});
