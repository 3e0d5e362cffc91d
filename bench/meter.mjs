// Preloaded into a server under test: reports the resource usage of its process over IPC. Written in JavaScript,
// since Node would load a TypeScript compiler into a server that does not need one.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram's samples include the pause between them. */
const resolutionMs = 10;

/**
 * @typedef {object} Reading
 * @property {number} processorUs Microseconds of processor time since the last reading, on all threads.
 * @property {number} memory Resident bytes now.
 * @property {number} loopDelayP99 Event loop delay in milliseconds since the last reading, the 99th percentile.
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
// The message listener must not keep a stopping server alive.
process.channel?.unref();
