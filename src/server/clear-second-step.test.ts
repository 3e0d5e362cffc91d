import { expect, test } from 'vitest';
import { aGolfer, startTestApp } from '#testing/app.ts';
import { serverUrl } from '#testing/database.ts';
import { turnsCodesOn, typesPassword } from '#testing/one-time-codes.ts';
import { clearStep } from './clear-second-step.ts';

test('the command lets a golfer who has lost the phone in with the password alone', async () => {
  const server = await startTestApp('server');
  const { rows } = await server.db.execute<{ name: string }>('select current_database() as name');
  const settings = { databaseUrl: serverUrl(rows[0]?.name), dataDir: '' };
  const golfer = await aGolfer(server);
  await turnsCodesOn(golfer);
  expect((await typesPassword(server, golfer)).answer.body).toMatchObject({ user: null });
  await clearStep([` ${golfer.email.toUpperCase()}`], settings);
  expect((await typesPassword(server, golfer)).answer.body).toMatchObject({
    user: { email: golfer.email },
  });
  const stranger = clearStep(['nobody@example.com'], settings);
  await expect(stranger).rejects.toThrow('No account has the address nobody@example.com.');
  await expect(clearStep(['nobody'], settings)).rejects.toThrow(
    'npm run clear-second-step -- ADDRESS',
  );
  await server.close();
});
