import { baseIdOf } from '#domain/programs/version-id.ts';
import { useRouter, useSearch } from '#web/router/router-context.ts';
import type { SessionDetails } from './session-details.ts';

const to = '/my-schedule/session/$scheduledSessionId';

/** The drill of a session that is open at the current address, and the addresses of its drills. */
export function useDrills({ session, scheduledSession }: SessionDetails) {
  const { drill } = useSearch(to);
  const router = useRouter();
  const params = { scheduledSessionId: scheduledSession.id };
  return {
    /** The index of the open drill; -1 if none is. */
    at: session.exercises.findIndex(({ id }) => baseIdOf(id) === drill),
    /** Whether the address names a drill that is not part of the session. */
    isUnknown: drill !== undefined && !session.exercises.some(({ id }) => baseIdOf(id) === drill),
    /** The target of a link to a drill. */
    linkTo: ({ id }: { readonly id: string }) =>
      ({ to, params, search: { drill: baseIdOf(id) }, resetScroll: false }) as const,
    close: () => router.closePart({ to, params }),
  };
}
