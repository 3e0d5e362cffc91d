import type { ResponseOf } from '#contract/endpoint.ts';
import type { sessions } from '#contract/training-sessions.ts';

/** One scheduled session with its exercises and, when done, its completion. */
export type SessionDetails = ResponseOf<typeof sessions.details>;
