import type { Reactions } from './events.ts';
import type { Worker } from './jobs/job.ts';
import type { Platform } from './platform.ts';
import type { Binding } from './routes/handler.ts';

/** What a feature gives to the server; `features/index.ts` lists them all. */
export type Feature = {
  readonly bindings?: (platform: Platform) => readonly Binding[];
  readonly reactions?: (platform: Pick<Platform, 'sendJob' | 'clock' | 'record'>) => Reactions;
  readonly workers?: (platform: Platform) => readonly Worker[];
  /** What has to stand before the first request, such as shipped content. */
  readonly prepare?: (platform: Platform) => Promise<void>;
};
