import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

/** A label that marks its field as optional. */
export function OptionalLabel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <>
      {children} <span className="small muted">{t('optional')}</span>
    </>
  );
}
