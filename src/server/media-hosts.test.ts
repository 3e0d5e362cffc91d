import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import { originsOf } from './platform/media-hosts.ts';

test('pages may load media from the hosts that exercises name, and from no others', async () => {
  const { database, db, drop } = await createTestDatabase('server');
  const webRoot = await mkdtemp(join(tmpdir(), 'pinhigh-media-hosts-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  const policy = async (environment: Record<string, string> = {}) => {
    const { app } = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), ...environment }),
      database,
      secret: 'x'.repeat(32),
      clock: Temporal.Now.instant,
      announce: () => {},
      webRoot,
    });
    const { headers } = await app.inject({ url: '/sign-in' });
    await app.close();
    const directives = String(headers['content-security-policy']).split(';');
    const sourcesOf = (name: string) =>
      directives
        .find((each) => each.startsWith(`${name} `))
        ?.split(/\s+/)
        .slice(1)
        .filter(Boolean);
    return { pictures: sourcesOf('img-src'), films: sourcesOf('media-src') };
  };
  expect(await policy()).toEqual({ pictures: ["'self'", 'data:', 'blob:'], films: ["'self'"] });

  const film = 'https://films.example.org/clock.mp4';
  const picture = 'https://pictures.example.org:8443/clock.jpg';
  await db.execute(
    sql`update exercises set source = 'admin', video_url = ${film}, image_url = ${picture}
        where id = (select min(id) from exercises)`,
  );
  const hosts = ['https://films.example.org', 'https://pictures.example.org:8443'];
  expect(await policy()).toEqual({
    pictures: ["'self'", 'data:', 'blob:', ...hosts],
    films: ["'self'", ...hosts],
  });
  const bucket = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'media',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_PUBLIC_ENDPOINT: 'http://nas.local:9000',
  };
  expect((await policy(bucket)).films).toEqual(["'self'", 'http://nas.local:9000', ...hosts]);
  await drop();
  await rm(webRoot, { recursive: true });
});

test.each([
  ['/api/programs/images/clock.svg', []],
  ['http://media.example.org/a.jpg', []],
  ['javascript:alert(1)', []],
  ["https://media.example.org; script-src 'unsafe-inline'", []],
  ['https://user:secret@media.example.org/a.jpg?x=1', ['https://media.example.org']],
])('a media URL of %s allows the origins %j', (address, origins) =>
  expect(originsOf([address])).toEqual(origins),
);
