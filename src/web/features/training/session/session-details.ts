import type { ResponseOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';

/** A scheduled session with its exercises and, if completed, its completion. */
export type SessionDetails = ResponseOf<typeof training.details>;
