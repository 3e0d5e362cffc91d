import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { aPicture } from '#testing/a-picture.ts';
import {
  aGolfer,
  cookieOf,
  type Golfer,
  startTestApp,
  type TestApp,
  visitor,
} from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { placesAtScale, type S3Server, startS3 } from '#testing/s3-server.ts';
import { ok } from '#testing/scenario.ts';

const url = '/api/user/avatar';
const formOf = (bytes: Uint8Array, type = 'image/png') => {
  const form = new FormData();
  form.append('avatar', new Blob([Uint8Array.from(bytes)], { type }), 'me');
  return form;
};

const upload = (golfer: Golfer, bytes: Uint8Array, type?: string) =>
  golfer.send('POST', url, formOf(bytes, type));

async function uploaded(golfer: Golfer, bytes: Uint8Array, type?: string): Promise<string> {
  return (await ok<{ avatarUrl: string }>(upload(golfer, bytes, type))).avatarUrl;
}

const avatarOf = async (golfer: Golfer) => (await ok<User>(golfer.get('/api/auth/user'))).avatarUrl;

describe.each(placesAtScale)('avatars %s, with the %s database', (place, engine) => {
  let s3: S3Server;
  let server: TestApp;
  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestApp(engine, place === 'in a bucket' ? { ...s3.environment } : {});
  });
  afterAll(async () => {
    await server.close();
    await s3.stop();
  });

  /** Lists the files in the storage. */
  async function stored(): Promise<readonly string[]> {
    if (place === 'in a bucket') return s3.objects();
    const folder = join(server.config.dataDir, 'files');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    return files.filter((file) => file.isFile()).map(({ name }) => `pictures/${name}`);
  }

  const fileOf = (avatarUrl: string) => `pictures/${avatarUrl.split('/').at(-1)}.webp`;

  const fetched = (golfer: Golfer, address: string) =>
    server.app.inject({ url: address, headers: { cookie: cookieOf(golfer) } });

  test.each([
    ['jpeg', 'image/jpeg'],
    ['jpeg', 'image/jpg'],
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
  ] as const)(
    'a %s picture sent as %s becomes a square of 200 by 200 pixels',
    async (format, type) => {
      const golfer = await aGolfer(server);
      const address = await uploaded(golfer, await aPicture(format), type);
      expect(await avatarOf(golfer)).toBe(address);
      const picture = await fetched(golfer, address);
      expect(picture.statusCode).toBe(200);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 200,
        height: 200,
      });
    },
  );

  test('an avatar has a content-based URL, is cached permanently, is not sniffed, and is for golfers only', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    const address = await uploaded(golfer, await aPicture('png'));
    const { headers } = await fetched(other, address);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await visitor(server).get(address)).toMatchObject({ status: 401 });
    for (const wrong of ['a'.repeat(64), '..%2f..%2fsecret', 'A'.repeat(64)]) {
      expect(await other.get(`/api/avatars/${wrong}`)).toMatchObject({ status: 404 });
    }
  });

  test('the same picture of two golfers is stored once and deleted when the last golfer removes it', async () => {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    const picture = await aPicture('png', { width: 90, height: 91 });
    const address = await uploaded(golfer, picture);
    expect(await uploaded(other, picture)).toBe(address);
    await afterGrace(async () => {
      await ok(golfer.send('DELETE', url));
      expect(await avatarOf(golfer)).toBeNull();
      const replaced = await uploaded(other, await aPicture('png', { width: 92, height: 93 }));
      await vi.waitFor(async () => expect(await stored()).not.toContain(fileOf(address)), longWait);
      expect(await stored()).toContain(fileOf(replaced));
      expect((await fetched(golfer, address)).statusCode).toBe(404);
    });
  });

  test('a golfer’s picture stays when the next upload is refused', async () => {
    const golfer = await aGolfer(server);
    const address = await uploaded(golfer, await aPicture('webp'));
    expect(await upload(golfer, Buffer.from('GIF89a'))).toMatchObject({ status: 422 });
    expect(await avatarOf(golfer)).toBe(address);
  });

  test('a truncated file is not served, and uploading the same picture again repairs it', async () => {
    const golfer = await aGolfer(server);
    const picture = await aPicture('gif', { width: 70, height: 71 });
    const address = await uploaded(golfer, picture);
    if (place === 'on disk') {
      await truncate(join(server.config.dataDir, 'files', fileOf(address)), 10);
      expect((await fetched(golfer, address)).statusCode).toBe(404);
    }
    expect(await uploaded(golfer, picture)).toBe(address);
    expect((await fetched(golfer, address)).statusCode).toBe(200);
  });

  /** Runs `work` an hour later, when files stored before are old enough to be deleted. */
  async function afterGrace(work: () => Promise<void>): Promise<void> {
    server.setNow('2026-05-14T01:00:00Z');
    await work().finally(() => server.setNow('2026-05-14T00:00:00Z'));
  }
});

test('a golfer can upload a limited number of pictures per minute, whatever others upload', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.1' });
  try {
    const [golfer, other] = [await aGolfer(server), await aGolfer(server)];
    const picture = await aPicture('png');
    const answers = [await upload(golfer, picture), await upload(golfer, picture)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await upload(golfer, picture)).toMatchObject({ status: 429 });
    expect(await upload(other, picture)).toMatchObject({ status: 200 });
  } finally {
    await server.close();
  }
});
