import { Download } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onClose: () => void;
};

/** Shows new recovery codes, which cannot be read again: only its button closes the sheet. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('second-step');
  const { email } = useGolfer();
  const list = codes.join('\n');
  const heading = t('recovery.heading', { email, site: location.host });
  const file = encodeURIComponent(`${heading}\n\n${list}\n`);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      dismissible={false}
      title={t('recovery.title')}
      foot={
        <Button wide onClick={onClose}>
          {t('recovery.done')}
        </Button>
      }
    >
      <p className="muted">{t('recovery.text')}</p>
      <CopyField label={t('recovery.list')} text={list} lines={codes.length} />
      <div>
        <Button variant="outline" wide asChild>
          <a href={`data:text/plain;charset=utf-8,${file}`} download="pinhigh-recovery-codes.txt">
            <Download className="icon icon-small" aria-hidden />
            {t('recovery.download')}
          </a>
        </Button>
      </div>
    </Sheet>
  );
}
