import { useTranslation } from 'react-i18next';
import type { Focus } from '#domain/drills/drill.ts';
import { FocusIcon } from '#web/ui/focus-icon.tsx';

/** What a session trains, in its colour. */
export function FocusTag({ focus }: { focus: Focus }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={`tag focus-${focus}`}>
      <FocusIcon name={focus} />
      {t(`focus.${focus}`)}
    </span>
  );
}
