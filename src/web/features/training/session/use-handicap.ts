import { useUser } from '#web/platform/session/user.ts';

/** The golfer's handicap as a number; null while there is none. */
export function useHandicap(): number | null {
  const handicap = useUser()?.currentHandicap ?? null;
  return handicap === null ? null : Number(handicap);
}
