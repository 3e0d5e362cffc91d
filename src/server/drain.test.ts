import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDataFolder } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { launchServer, untilReady } from '#testing/server-process.ts';

test('a server that is told to stop says that it is not ready, still answers, and ends at once when told again', async () => {
  const dataDir = await createDataFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const server = await launchServer({ env: { DATA_DIR: dataDir, DRAIN_SECONDS: '600' } });
  onTestFinished(server.kill);
  await untilReady(server);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.url + path);
    return { status, connection: headers.get('connection') };
  };
  expect(await ask('/api/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });

  process.kill(server.pid, 'SIGTERM');
  await vi.waitFor(
    async () =>
      expect(await ask('/api/health/ready')).toEqual({ status: 503, connection: 'close' }),
    longWait,
  );
  for (const path of ['/api/health', '/api/health/live', '/api/programs'])
    expect(await ask(path)).toEqual({ status: 200, connection: 'close' });

  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
});
