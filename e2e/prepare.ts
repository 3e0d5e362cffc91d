import { rm } from 'node:fs/promises';
import { ensureWebBuilt } from '../scripts/build.mjs';
import { findNode } from '../scripts/node.mjs';
import { freshData, startServer } from './server.ts';

/**
 * Runs once before all journeys: builds the web from its current sources, and creates the data folder of a first
 * start, which every server of the run starts with a copy of.
 */
export default async function prepare(): Promise<void> {
  const { ok, output } = await ensureWebBuilt(findNode());
  if (!ok) throw new Error(`The web could not be built:\n${output}`);
  await rm(freshData, { recursive: true, force: true });
  const server = await startServer({ dataDir: freshData });
  await server.stop();
}
