import { rm } from 'node:fs/promises';
import { ensureWebBuilt } from '../scripts/build.mjs';
import { findNode } from '../scripts/node.mjs';
import { freshData, startServer } from './server.ts';

/**
 * Once before all journeys: the web as its sources are now, and a data folder as a first start leaves it,
 * which every server of the run begins with a copy of.
 */
export default async function prepare(): Promise<void> {
  const { ok, output } = await ensureWebBuilt(findNode());
  if (!ok) throw new Error(`The web could not be built:\n${output}`);
  await rm(freshData, { recursive: true, force: true });
  const server = await startServer({ dataDir: freshData });
  await server.stop();
}
