import type { PasswordLink } from '#contract/users.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type PasswordLinkSheetProps = {
  readonly link: PasswordLink;
  /** The golfer who sets a password with it. */
  readonly name: string;
  /** The address to which the link was also mailed; undefined if it was not. */
  readonly mailedTo?: string | undefined;
  readonly onClose: () => void;
};

/** Shows a link that cannot be read again after the sheet is closed. */
export function PasswordLinkSheet({ link, name, mailedTo, onClose }: PasswordLinkSheetProps) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const dayOf = useDayOf();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('accounts.link.title', { name })}
      foot={
        <Button wide onClick={onClose}>
          {t('accounts.link.done')}
        </Button>
      }
    >
      <p className="muted">{t('accounts.link.once', { day: dates.full(dayOf(link.expiresAt)) })}</p>
      {mailedTo !== undefined && <p>{t('accounts.link.mailed', { email: mailedTo })}</p>}
      <CopyField label={t('accounts.link.address')} text={link.url} />
    </Sheet>
  );
}
