import { fromDecimalString } from '#domain/handicap/handicap.ts';
import { useUser } from '#web/platform/session/user.ts';

/** The golfer's handicap as a number, negative for a plus handicap; null for visitors and while there is none. */
export function useHandicap(): number | null {
  return fromDecimalString(useUser()?.currentHandicap ?? null);
}
