import '#web/ui/tag.css';
import './status-tag.css';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';

export type ProgramState = Pick<
  BuilderProgram,
  'version' | 'isActive' | 'hasChanges' | 'origin' | 'hasOffer'
>;

/** Shows whether golfers can see a program, and whether it has changes that they do not have yet. */
export function StatusTag({ program }: { readonly program: ProgramState }) {
  const { t } = useTranslation('builder');
  const { version, isActive, hasChanges, origin, hasOffer } = program;
  return (
    <span className="status-tags small">
      {!isActive && <span className="tag status-tag is-off">{t('status.inactive')}</span>}
      {isActive && version > 0 && <span className="tag status-tag">{t('status.active')}</span>}
      {version === 0 && <span className="tag status-tag is-open">{t('status.draft')}</span>}
      {version > 0 && hasChanges && (
        <span className="tag status-tag is-open">{t('status.changed')}</span>
      )}
      {origin === 'changed' && <span className="tag status-tag is-off">{t('status.edited')}</span>}
      {hasOffer && <span className="tag status-tag is-open">{t('status.newer')}</span>}
    </span>
  );
}
