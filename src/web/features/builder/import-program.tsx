import { useState } from 'react';
import { packLimits, packs } from '#contract/packs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { hasCode } from '#web/platform/api/failures.ts';
import { RefusedFile } from '#web/platform/form/refused-file.tsx';
import { ZipChoice } from '#web/platform/form/zip-choice.tsx';
import { useNavigate } from '#web/router/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** Creates a program from another installation's pack. The dialog shows why a pack is refused. */
export function ImportProgram({ open, onOpenChange }: DialogState) {
  const { t } = useTranslation('builder');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const action = useAction(packs.importPack, {
    success: ({ program: { id, name }, exercises }) => ({
      title: t('done.import'),
      description: t('import.done', { name, ...exercises }),
      action: {
        label: t('programs.build'),
        run: () => void navigate({ to: '/admin/programs/$id/builder', params: { id } }),
      },
    }),
  });
  const choose = (chosen: File) => {
    action.reset();
    setFile(chosen);
  };
  const isKnown = hasCode(action.error, 'pack_known');
  const send = (pack: File) => {
    const query = isKnown ? { again: 'true' as const } : {};
    action.send({ files: { pack }, query }, () => onOpenChange(false));
  };
  const isTooLarge = file !== null && file.size > packLimits.maxBytes;
  return (
    <Sheet
      {...{ open, onOpenChange }}
      dismissible={!action.busy}
      title={t('import.open')}
      foot={
        <Button
          disabled={file === null || isTooLarge}
          busy={action.busy}
          busyText={t('busy')}
          onClick={() => file && send(file)}
        >
          {t(isKnown ? 'import.again' : 'import.start')}
        </Button>
      }
    >
      <p>{t('import.lead')}</p>
      <ZipChoice file={file} label={t('import.choose')} disabled={action.busy} onChoose={choose} />
      {isTooLarge && (
        <Fault>{t('import.tooLarge', { size: packLimits.maxBytes / 1024 / 1024 })}</Fault>
      )}
      {isKnown && (
        <div role="alert" className="file-refusal">
          <p className="row-title">{t('import.known')}</p>
          <p>{t('import.knownText')}</p>
        </div>
      )}
      {action.error && !isKnown && <RefusedFile title={t('failed.import')} error={action.error} />}
    </Sheet>
  );
}
