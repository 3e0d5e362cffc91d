import { expect, test } from 'vitest';
import { requireSessions } from './inspect-server.ts';

type Connection = Parameters<typeof requireSessions>[0];

/** A connection whose queries run on processes of the server that `take` lends and `give` takes back. */
function connection(take: () => number, give: (process: number) => void): Connection {
  let inTransaction = false;
  let held: number | undefined;
  const query = async (text: string) => {
    held ??= take();
    const backend = held;
    if (text === 'begin') inTransaction = true;
    if (text === 'rollback') inTransaction = false;
    if (!inTransaction) {
      give(held);
      held = undefined;
    }
    return { rows: [{ backend }] };
  };
  return { query } as unknown as Connection;
}

test.each([
  ['the process that was used last', (idle: number[]) => idle.pop()],
  ['its processes in turn', (idle: number[]) => idle.shift()],
])('a pooler that lends each transaction %s is refused with a sentence', async (_, next) => {
  const idle = [9, 8, 7];
  const pooled = () =>
    connection(
      () => next(idle) ?? 0,
      (process) => idle.push(process),
    );
  const first = pooled();
  const { rows } = await first.query<{ backend: number }>('select pg_backend_pid()');
  const [found = { backend: 0 }] = rows;
  await expect(requireSessions(first, pooled(), found)).rejects.toThrow(
    /transaction mode.*pool_mode = session/,
  );
});

test('connections that keep their process are accepted', async () => {
  const own = (process: number) =>
    connection(
      () => process,
      () => {},
    );
  await expect(requireSessions(own(1), own(2), { backend: 1 })).resolves.toBeUndefined();
});
