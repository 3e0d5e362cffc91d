import './account-data.css';
import { ChevronRight, Download, type LucideIcon, Upload, UserX } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useExport } from './use-export.ts';

const DeleteDialog = lazily(() => import('./delete-dialog.tsx'), 'DeleteDialog');
const ImportDialog = lazily(() => import('./import-dialog.tsx'), 'ImportDialog');

/** Lets golfers export their data, import an export, or delete the account. */
export function AccountData() {
  const { t } = useTranslation('account-data');
  const exporting = useExport();
  const importing = useDialog(ImportDialog);
  const deletion = useDialog(DeleteDialog);
  return (
    <section>
      <SectionHead title={t('title')} />
      <div className="ruled">
        <DataRow
          what="export"
          sign={Download}
          busy={exporting.busy}
          onPress={exporting.start}
          text={exporting.busy ? t('busy') : undefined}
        />
        <DataRow what="import" sign={Upload} busy={importing.busy} onPress={importing.show} />
        <DataRow what="deletion" sign={UserX} busy={deletion.busy} onPress={deletion.show} />
      </div>
      {importing.opened > 0 && <ImportDialog key={importing.opened} {...importing.state} />}
      {deletion.opened > 0 && (
        <DeleteDialog key={deletion.opened} {...deletion.state} exporting={exporting} />
      )}
    </section>
  );
}

type DataRowProps = {
  readonly what: 'export' | 'import' | 'deletion';
  readonly sign: LucideIcon;
  readonly busy: boolean;
  /** Shown instead of the row's usual text. */
  readonly text?: string | undefined;
  readonly onPress: () => void;
};

function DataRow({ what, sign: Sign, busy, text, onPress }: DataRowProps) {
  const { t } = useTranslation('account-data');
  return (
    <button
      type="button"
      className={what === 'deletion' ? 'list-row data-row is-danger' : 'list-row data-row'}
      aria-busy={busy}
      onClick={onPress}
    >
      <Sign className="icon" aria-hidden />
      <span>
        <span className="row-title">{t(`${what}.title`)}</span>
        <span className="row-text">{text ?? t(`${what}.text`)}</span>
      </span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </button>
  );
}
