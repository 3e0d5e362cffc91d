import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '../store.ts';
import { useChangeWords } from './change-words.ts';
import { waitingChanges } from './waiting-change.ts';

/** Lists the waiting changes that stay on this device when the golfer signs out. */
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
