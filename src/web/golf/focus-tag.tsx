import './focus-tag.css';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FocusIcon } from './focus-icon.tsx';

/** What a session trains, as a word. */
export function FocusName({ focus }: { focus: Focus }) {
  const { t } = useTranslation('ui');
  return t(`focus.${focus}`);
}

/** What a session trains: icon and word in its colour. */
export function FocusTag({ focus }: { focus: Focus }) {
  return (
    <span className={`small focus-tag focus-${focus}`}>
      <FocusIcon name={focus} />
      <FocusName focus={focus} />
    </span>
  );
}
