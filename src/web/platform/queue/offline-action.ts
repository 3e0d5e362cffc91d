import type { Endpoint } from '#contract/endpoint.ts';

/** The parts of a request that tell what it is about. */
export type SentParts = { readonly params: unknown; readonly body: unknown };

/** What the queue knows about an action that can be taken offline. */
export type OfflineAction = {
  readonly row: Pick<Endpoint, 'method' | 'path'>;
  /** The id of what a request is about; null if no request blocks another. */
  readonly session: ((sent: SentParts) => string) | null;
  /** The error code that an answer means for what was sent although its status is a success; null for none. */
  readonly refusalIn?: (body: unknown, answer: object) => string | null;
};

/** Finds the action of a request among those of an app. */
export const actionOf = <Action extends OfflineAction>(
  actions: readonly Action[],
  { method, path }: { readonly method: string; readonly path: string },
): Action | undefined => actions.find(({ row }) => row.method === method && row.path === path);
