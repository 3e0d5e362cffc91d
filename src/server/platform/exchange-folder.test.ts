import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { exchangeEntries, finishExchange } from './exchange-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinhigh-exchange-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['postgres', 'secret', 'mail']) await writeFile(join(folder, name), 'old');
});

const names = ['postgres', 'files', 'secret'];
const contentOf = async (place: string) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(place, { withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async ({ name }) => [name, await readFile(join(place, name), 'utf8')]),
    ),
  );

async function fillNew(place: string) {
  for (const name of ['postgres', 'files', 'database.lock'])
    await writeFile(join(place, name), 'new');
}

const exchanged = { postgres: 'new', files: 'new', mail: 'old' };
const putAside = { postgres: 'old', secret: 'old' };

test('what has been made replaces what was there, which is put aside', async () => {
  const { aside } = await exchangeEntries(folder, names, { aside: 'before', fill: fillNew });
  expect(await contentOf(folder)).toEqual(exchanged);
  expect(await contentOf(aside ?? '')).toEqual(putAside);
});

test('nothing is exchanged before all has been made', async () => {
  const fill = async (place: string) => {
    await fillNew(place);
    throw new Error('the disk is full');
  };
  await expect(exchangeEntries(folder, names, { aside: 'before', fill })).rejects.toThrow('full');
  await finishExchange(folder);
  expect(await contentOf(folder)).toEqual({ postgres: 'old', secret: 'old', mail: 'old' });
});

test.each([0, 1, 2, 3, 4])(
  'an exchange that ended after %i of its steps is finished',
  async (steps) => {
    await mkdir(join(folder, 'restored'));
    await fillNew(join(folder, 'restored'));
    const plan = { aside: 'before', old: ['postgres', 'secret'], names };
    await writeFile(join(folder, 'restored', 'exchange.json'), JSON.stringify(plan));
    await mkdir(join(folder, 'before'));
    const moves = [
      ['postgres', 'before/postgres'],
      ['secret', 'before/secret'],
      ['restored/files', 'files'],
      ['restored/postgres', 'postgres'],
    ] as const;
    for (const [from, to] of moves.slice(0, steps))
      await rename(join(folder, from), join(folder, to));
    await finishExchange(folder);
    expect(await contentOf(folder)).toEqual(exchanged);
    expect(await contentOf(join(folder, 'before'))).toEqual(putAside);
    expect(await readdir(folder)).not.toContain('restored');
  },
);
