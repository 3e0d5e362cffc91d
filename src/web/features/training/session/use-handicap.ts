import { useUser } from '#web/platform/session/user.ts';

/** The golfer's handicap as a number; null if there is none. */
export function useHandicap(): number | null {
  const handicap = useUser()?.currentHandicap ?? null;
  return handicap === null ? null : Number(handicap);
}
