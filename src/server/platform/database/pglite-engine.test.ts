import { expect, test, vi } from 'vitest';
import { longWait } from '#testing/long-wait.ts';
import { type EngineClient, PgliteEngine } from './pglite-engine.ts';
import { readyForQuery, simpleQuery } from './protocol.ts';

const limits = { waitMs: 10_000, idleInTransactionMs: 10_000 };
const batch = (text: string) => ({ bytes: simpleQuery(text), answered: true });

function fakeClient() {
  return {
    receive: vi.fn<EngineClient['receive']>(),
    refuse: vi.fn<EngineClient['refuse']>(),
    destroy: vi.fn<EngineClient['destroy']>(),
  };
}

/** An engine for which the test provides the answer to each query. */
function engineThat(answer: (text: string) => Buffer) {
  const asked: string[] = [];
  const engine = new PgliteEngine(
    {
      execProtocolRawStream: async (bytes, { onRawData }) => {
        const text = Buffer.from(bytes).toString('utf8', 5, bytes.length - 1);
        asked.push(text);
        onRawData(answer(text));
      },
    },
    limits,
  );
  return { engine, asked };
}

test('a transaction is finished before the next golfer’s begins', async () => {
  const { engine, asked } = engineThat((text) => readyForQuery(text === 'COMMIT' ? 'I' : 'T'));
  const [anna, ben] = [fakeClient(), fakeClient()];
  engine.join(anna);
  engine.join(ben);
  engine.submit(anna, batch('BEGIN'));
  engine.submit(ben, batch('COMMIT'));
  engine.submit(anna, batch('UPDATE'));
  engine.submit(anna, batch('COMMIT'));
  await vi.waitFor(() => expect(ben.receive).toHaveBeenCalledOnce(), longWait);
  expect(asked).toEqual(['BEGIN', 'UPDATE', 'COMMIT', 'COMMIT']);
});

test.each([
  [
    'fails',
    () => {
      throw new Error(`out of memory${'x'.repeat(999)}`);
    },
  ],
  ['gives half an answer', () => Buffer.alloc(0)],
])('no further query runs after the engine %s', async (_, answer) => {
  const { engine, asked } = engineThat(answer);
  const [anna, ben] = [fakeClient(), fakeClient()];
  engine.join(anna);
  engine.submit(anna, batch('SELECT 1'));
  await vi.waitFor(() => expect(anna.destroy).toHaveBeenCalledOnce(), longWait);
  const reason = anna.destroy.mock.calls[0]?.[0]?.message ?? '';
  expect(reason).toMatch(/^The embedded database has stopped \(.{1,200}\)\. Restart Pinhigh\.$/);
  engine.join(ben);
  expect(ben.destroy).toHaveBeenCalledOnce();
  engine.submit(ben, batch('SELECT 2'));
  await engine.stop();
  expect(asked).toEqual(['SELECT 1']);
});
