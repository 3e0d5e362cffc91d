import './focus-tag.css';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FocusIcon } from './focus-icon.tsx';

/** The training focus of a session, as text. */
export function FocusName({ focus }: { focus: Focus }) {
  const { t } = useTranslation('ui');
  return t(`focus.${focus}`);
}

/** The training focus of a session: icon and text in its color. */
export function FocusTag({ focus }: { focus: Focus }) {
  return (
    <span className={`small focus-tag focus-${focus}`}>
      <FocusIcon name={focus} />
      <FocusName focus={focus} />
    </span>
  );
}
