import { Mail } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { PhoneCode } from './phone-code.tsx';

/** An invitation link, to copy, to mail by hand and to scan. */
export function InvitationLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('installation');
  const mail = `mailto:?${new URLSearchParams({ subject: t('invite.subject'), body: url })}`;
  return (
    <div className="stack">
      <CopyField label={t('invite.link')} text={url} />
      <div>
        <Button variant="outline" asChild>
          <a href={mail.replaceAll('+', '%20')}>
            <Mail className="icon icon-small" aria-hidden />
            {t('invite.byMail')}
          </a>
        </Button>
      </div>
      <PhoneCode address={url} />
    </div>
  );
}
