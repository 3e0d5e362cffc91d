// Loaded into a server under test before its own code: tells over IPC what its process has used.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The histogram's samples hold the pause between them as well. */
const resolutionMs = 10;

export type Reading = {
  /** Microseconds of processor time since the last reading, on all threads. */
  readonly processorUs: number;
  /** Resident bytes now. */
  readonly memory: number;
  /** Milliseconds: how late the event loop was at worst in 99 of 100 looks since the last reading. */
  readonly loopDelayP99: number;
};

const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
let before = process.cpuUsage();

process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  const reading: Reading = {
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
