import './account-data.css';
import { ChevronRight, Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFetched } from '#web/platform/use-fetched.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { useExport } from './use-export.ts';

const loadDialog = async () => (await import('./delete-dialog.tsx')).DeleteDialog;

/** What the golfer may do with everything that is stored: take it along, or have it deleted. */
export function AccountData() {
  const { t } = useTranslation('account-data');
  const exporting = useExport();
  const { part: DeleteDialog, fetchPart, fetching } = useFetched(loadDialog);
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (!(await fetchPart())) return;
    setOpened(opened + 1);
    setOpen(true);
  };
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
          className="list-row delete-account"
          aria-busy={fetching}
          onClick={() => void show()}
        >
          <UserX className="icon" aria-hidden />
          <span>
            <span className="row-title">{t('deletion.title')}</span>
            <span className="row-text">{t('deletion.text')}</span>
          </span>
          <ChevronRight className="icon icon-small" aria-hidden />
        </button>
      </div>
      {DeleteDialog && (
        <DeleteDialog key={opened} open={open} onOpenChange={setOpen} exporting={exporting} />
      )}
    </section>
  );
}
