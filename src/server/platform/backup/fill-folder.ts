import { readdir } from 'node:fs/promises';
import { prepareDataFolder } from '../data-folder.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { movedFile, movedTo } from '../database/out-of-service.ts';
import { exchangeEntries, finishExchange } from '../exchange-folder.ts';
import type { Filling } from './fill-server.ts';

/**
 * Fills entries of a data folder that no server uses meanwhile: all of them are exchanged at the end, or none.
 * @param names of the entries
 * @param fill gets the folder in which it makes them
 * @returns what `fill` returns, and where that is which was put aside; null when there was nothing
 * @throws StartError when a server runs, or there is a database that may not be replaced
 */
export async function fillFolder<Result>(
  dataDir: string,
  names: readonly string[],
  {
    aside,
    isReplacing,
    inUse,
    fill,
  }: Filling & { readonly fill: (folder: string) => Promise<Result> },
): Promise<{ readonly result: Result; readonly aside: string | null }> {
  await prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    await finishExchange(dataDir);
    const isUsed = (await readdir(dataDir)).some((name) => names.includes(name));
    if (isUsed && !isReplacing && (await movedTo(dataDir)) === null) throw inUse;
    return await exchangeEntries(dataDir, [...names, movedFile], { aside, fill });
  } finally {
    lock.release();
  }
}
