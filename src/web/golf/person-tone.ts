import { useUser } from '#web/platform/session/user.ts';

/** The colors of the training focuses, which are easy to tell apart in both themes. */
const tones = ['driving', 'physical', 'mental', 'swing_practice', 'short_game', 'irons', 'putting'];

/** The class of a golfer's color, always the same one; empty for the signed-in golfer. */
export function usePersonTone(id: string): string {
  const isOwn = useUser()?.id === id;
  if (isOwn) return '';
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return `person-tone focus-${tones[sum % tones.length]}`;
}
