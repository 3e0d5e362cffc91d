import { useState } from 'react';
import { accountData, type ImportResult, importLimits } from '#contract/account-data.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { RefusedFile } from '#web/platform/form/refused-file.tsx';
import { ZipChoice } from '#web/platform/form/zip-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LastSheet } from './last-sheet.tsx';

/** Imports an export from another installation into this account and shows the result. */
export function ImportDialog({ open, onOpenChange }: DialogState) {
  const { t } = useTranslation('account-data');
  const [file, setFile] = useState<File | null>(null);
  const action = useAction(accountData.importData);
  const choose = (chosen: File) => {
    action.reset();
    setFile(chosen);
  };
  if (action.answer) return <DoneDialog result={action.answer} />;
  const isTooLarge = file !== null && file.size > importLimits.maxBytes;
  return (
    <Sheet
      {...{ open, onOpenChange }}
      dismissible={!action.busy}
      title={t('import.title')}
      foot={
        <Button
          disabled={file === null || isTooLarge}
          busy={action.busy}
          busyText={t('busy')}
          onClick={() => file && action.send({ files: { export: file } })}
        >
          {t('import.start')}
        </Button>
      }
    >
      <p>{t('import.lead')}</p>
      <ZipChoice file={file} label={t('import.choose')} disabled={action.busy} onChoose={choose} />
      {isTooLarge && (
        <Fault>{t('import.tooLarge', { size: importLimits.maxBytes / 1024 / 1024 })}</Fault>
      )}
      {action.error && <RefusedFile title={t('import.failed')} error={action.error} />}
    </Sheet>
  );
}

/** Shows the result. The import may change the language and all other data, so the page reloads afterwards. */
function DoneDialog({ result }: { readonly result: ImportResult }) {
  const { t } = useTranslation('account-data');
  const { imported, leftOut } = result;
  return (
    <LastSheet title={t('import.done.title')} action={t('import.done.action')}>
      <p role="status">{t('import.done.text')}</p>
      <ul className="stack-small">
        {imported.map(({ kind, count }) => (
          <li key={kind}>{t('import.done.line', { kind: t(`import.kinds.${kind}`), count })}</li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <section className="stack-small">
          <h3 className="row-title">{t('import.done.leftOut')}</h3>
          <ul className="stack-small">
            {leftOut.map(({ kind, count, reason, names }) => (
              <li key={`${kind} ${reason}`}>
                {t(`import.done.${reason}`, {
                  kind: t(`import.kinds.${kind}`),
                  count,
                  names: names.join(', '),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </LastSheet>
  );
}
