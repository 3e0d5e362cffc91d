import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { useChangeWords } from './change-words.ts';
import { waitingChanges } from './waiting-change.ts';

/** What waits on this device and stays there when the golfer signs out, in words. */
export function WaitingWords() {
  const { t } = useTranslation('queue');
  const words = useChangeWords();
  const changes = useStore(waitingChanges);
  return (
    <>
      {t('signOut.text', { count: changes.length })}
      {changes.map((change) => (
        <span className="row-text" key={change.order}>
          {words.what(change)}, {words.details(change)}
        </span>
      ))}
    </>
  );
}
