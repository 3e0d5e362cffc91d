import { test } from './fixtures.ts';

test('a browser older than the supported ones says so on every address, and what to do', async ({
  user,
  engine,
  site,
  picture,
}) => {
  for (const path of ['/', '/sign-in', '/sign-up', '/profile', '/programs/break-100']) {
    await engine.open(`${site.url}${path}`);
    await user.seesText('/^This browser is too old for Pinhigh: please update it/');
  }
  await picture('too-old');
});
