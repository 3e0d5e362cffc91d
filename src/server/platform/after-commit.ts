import * as z from 'zod/mini';
import type { DomainEvents, EventName } from '#domain/events.ts';
import type { Change, Listener } from './changes.ts';
import { type Job, type SendJob, type Worker, worker } from './jobs/job.ts';
import type { Platform } from './platform.ts';

/**
 * A feature's work after the commit of an event: anything slow or outside the database, such as mail and push. Each
 * handler runs as a background job that the change itself writes, so a rolled-back change triggers nothing, and a
 * stopped server loses nothing. A handler may run again after a failure or a crash.
 */
export type AfterCommit = {
  readonly [Name in EventName]?: (event: DomainEvents[Name], platform: Platform) => Promise<void>;
};

type Acting = {
  readonly name: string;
  readonly afterCommit?: AfterCommit;
  readonly hasWorkAfter?: (change: Change) => Promise<boolean>;
};

/** One event for one feature, so that a failing feature is retried without running the others again. */
const afterCommitJob = {
  name: 'after-commit',
  payload: z.object({
    feature: z.string(),
    name: z.string(),
    event: z.record(z.string(), z.unknown()),
  }),
} as const satisfies Job;

type Message = { readonly payload: z.output<typeof afterCommitJob.payload> };

/** Writes the jobs of a change in one statement before its commit. Must run after the listeners of all features. */
export const afterCommitListener =
  (features: readonly Acting[], sendJob: SendJob): Listener =>
  (change) => ({
    async beforeCommit() {
      const messages: Message[] = [];
      for (const { name, event } of change.events)
        for (const { name: feature, afterCommit, hasWorkAfter } of features) {
          if (afterCommit?.[name] === undefined) continue;
          if (hasWorkAfter === undefined || (await hasWorkAfter(change)))
            messages.push({ payload: { feature, name, event } });
        }
      if (messages.length > 0) await sendJob(change.tx, afterCommitJob, ...messages);
    },
  });

/** Runs the jobs written by `afterCommitListener`. Skips a feature or handler that an update has removed. */
export function afterCommitWorker(features: readonly Acting[], platform: Platform): Worker {
  return worker(afterCommitJob, async ({ feature: featureName, name, event }) => {
    const feature = features.find((each) => each.name === featureName);
    const handle = feature?.afterCommit?.[name as EventName];
    // The event was typed when it was recorded, and it is plain JSON.
    await handle?.(event as never, platform);
  });
}
