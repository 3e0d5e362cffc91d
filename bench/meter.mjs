// Loaded into a server under test before its own code: tells over IPC what its process has used. JavaScript, since Node
// would load a compiler for TypeScript into a server that needs none.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram's samples hold the pause between them as well. */
const resolutionMs = 10;

/**
 * @typedef {object} Reading
 * @property {number} processorUs Microseconds of processor time since the last reading, on all threads.
 * @property {number} memory Resident bytes now.
 * @property {number} loopDelayP99 Milliseconds: how late the event loop was at worst in 99 of 100 looks since the last
 *   reading.
 */

const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
let before = process.cpuUsage();

process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  /** @type {Reading} */
  const reading = {
    processorUs: user + system,
    memory: process.memoryUsage.rss(),
    loopDelayP99: Math.max(0, delays.percentile(99) / 1e6 - resolutionMs),
  };
  before = process.cpuUsage();
  delays.reset();
  process.send?.(reading);
});
// Listening must not keep a server alive that is told to stop.
process.channel?.unref();
