import { builder } from '#contract/builder.ts';
import { checkPlan } from '#domain/builder/check-plan.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { useEditOptions } from './use-edit-options.ts';
import { usePlanMeanwhile } from './use-meanwhile.tsx';

/** Explains what publishing means for golfers, and asks for confirmation. */
export function PublishDialog(state: DialogState) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const options = useEditOptions('publish');
  const { send, busy } = useAction(builder.publish, options);
  const { id, name, version, isActive } = program;
  const { length: open } = checkPlan(program);
  const meanwhile = usePlanMeanwhile(state);
  return (
    <ConfirmDialog
      {...state}
      title={t('publish.title', { name })}
      confirmText={t(meanwhile.isEdited ? 'publish.anyway' : 'publish.open')}
      busyText={t('busy')}
      danger={false}
      busy={busy}
      onConfirm={() =>
        send({ params: { id }, headers: meanwhile.headers }, () => state.onOpenChange(false))
      }
    >
      {meanwhile.note}
      <p>{version === 0 ? t('publish.first') : t('publish.next', { version: version + 1 })}</p>
      {!isActive && <p>{t('publish.inactive')}</p>}
      {open > 0 && <p>{t('publish.findings', { count: open })}</p>}
    </ConfirmDialog>
  );
}
