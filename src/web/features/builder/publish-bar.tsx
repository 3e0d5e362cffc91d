import { RotateCcw, Upload } from 'lucide-react';
import { builder } from '#contract/builder.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder } from './builder-context.ts';
import { useEditOptions } from './use-edit-options.ts';

/** Shows which version of the plan golfers have, with buttons to publish or discard changes. */
export function PublishBar() {
  const { t } = useTranslation('builder');
  const { program, show } = useBuilder();
  const undo = useAction(builder.undo, useEditOptions('undo'));
  const { id, version, hasChanges, isActive, lastDeleted, hasOffer } = program;
  return (
    <div className="publish-bar">
      <p className="small muted">
        {version === 0
          ? t('state.draft')
          : t(hasChanges ? 'state.changed' : 'state.published', { version })}
        {version > 0 && !isActive && ` ${t('state.inactive')}`}
      </p>
      <div className="button-row">
        {lastDeleted && (
          <Button
            variant="text"
            size="slim"
            busy={undo.busy}
            onClick={() => undo.send({ params: { id }, headers: openedAs(lastDeleted.revision) })}
          >
            <RotateCcw className="icon icon-small" aria-hidden />
            {t('undo', { title: lastDeleted.title || t(`kind.${lastDeleted.kind}`) })}
          </Button>
        )}
        {hasOffer && (
          <Button variant="text" size="slim" onClick={() => show({ kind: 'offer' })}>
            {t('offer.open')}
          </Button>
        )}
        {version > 0 && hasChanges && (
          <Button variant="text" size="slim" onClick={() => show({ kind: 'discard' })}>
            {t('discard.open')}
          </Button>
        )}
        {(version === 0 || hasChanges) && (
          <Button variant="secondary" size="slim" onClick={() => show({ kind: 'publish' })}>
            <Upload className="icon icon-small" aria-hidden />
            {t('publish.open')}
          </Button>
        )}
      </div>
    </div>
  );
}
