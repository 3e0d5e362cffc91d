import type { DomainEvents, EventName } from '#domain/events.ts';
import type { Tx } from './database/drizzle.ts';

/** A feature's answers, each within the transaction in which the thing happened. */
export type Reactions = {
  readonly [Name in EventName]?: (tx: Tx, event: DomainEvents[Name]) => Promise<void>;
};

export type RecordEvent = <Name extends EventName>(
  tx: Tx,
  name: Name,
  event: DomainEvents[Name],
) => Promise<void>;

/**
 * Lets features answer to what the others record, in the order of the feature list. A reaction that
 * fails rolls back the whole transaction: what happened, happened completely or not at all.
 */
export function createEvents(reactions: readonly Reactions[]): RecordEvent {
  return async (tx, name, event) => {
    for (const answers of reactions) await answers[name]?.(tx, event);
  };
}
