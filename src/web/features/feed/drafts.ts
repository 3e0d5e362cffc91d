import { storedValue } from '#web/platform/device/stored-value.ts';
import { useGolfer } from '#web/platform/session/user.ts';

const drafts = storedValue<string>('comment-draft');

/**
 * Text that the golfer has typed but not posted yet. It survives closing the thread and a reload.
 * @param place the item, or the comment that is edited or replied to
 */
export function useStoredDraft(place: string) {
  const { id } = useGolfer();
  const key = `${id}:${place}`;
  return {
    read: () => drafts.read(key),
    keep: (text: string) => drafts.keep(key, text),
    forget: () => drafts.drop(key),
  };
}
