import './account-data.css';
import { ChevronRight, Download, Upload, UserX } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFreshDialog } from '#web/platform/use-fetched.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useExport } from './use-export.ts';

const loadDeletion = async () => (await import('./delete-dialog.tsx')).DeleteDialog;
const loadImport = async () => (await import('./import-dialog.tsx')).ImportDialog;

/** What the golfer may do with everything that is stored: take it along, or have it deleted. */
export function AccountData() {
  const { t } = useTranslation('account-data');
  const exporting = useExport();
  const { part: ImportDialog, ...importing } = useFreshDialog(loadImport);
  const { part: DeleteDialog, ...deletion } = useFreshDialog(loadDeletion);
  return (
    <section>
      <SectionHead title={t('title')} />
      <div className="ruled">
        <button
          type="button"
          className="list-row"
          aria-busy={exporting.busy}
          onClick={exporting.start}
        >
          <Download className="icon" aria-hidden />
          <span>
            <span className="row-title">{t('export.title')}</span>
            <span className="row-text">{exporting.busy ? t('busy') : t('export.text')}</span>
          </span>
          <ChevronRight className="icon icon-small" aria-hidden />
        </button>
        <button
          type="button"
          className="list-row"
          aria-busy={importing.fetching}
          onClick={importing.show}
        >
          <Upload className="icon" aria-hidden />
          <span>
            <span className="row-title">{t('import.title')}</span>
            <span className="row-text">{t('import.text')}</span>
          </span>
          <ChevronRight className="icon icon-small" aria-hidden />
        </button>
        <button
          type="button"
          className="list-row delete-account"
          aria-busy={deletion.fetching}
          onClick={deletion.show}
        >
          <UserX className="icon" aria-hidden />
          <span>
            <span className="row-title">{t('deletion.title')}</span>
            <span className="row-text">{t('deletion.text')}</span>
          </span>
          <ChevronRight className="icon icon-small" aria-hidden />
        </button>
      </div>
      {ImportDialog && <ImportDialog key={importing.opened} {...importing.state} />}
      {DeleteDialog && (
        <DeleteDialog key={deletion.opened} {...deletion.state} exporting={exporting} />
      )}
    </section>
  );
}
