import type { ResponseOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';

/** One scheduled session with its exercises and, when done, its completion. */
export type SessionDetails = ResponseOf<typeof training.details>;
