import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Info, Mail } from 'lucide-react';
import { accounts } from '#contract/accounts.ts';
import { health } from '#contract/health.ts';
import type { InstallationState } from '#contract/installation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneCode } from './phone-code.tsx';
import { Question } from './question.tsx';

type Part = { readonly state: InstallationState };

/** Where golfers open the site. It is read once, at the start of the server. */
export function AddressPart({ state: { address } }: Part) {
  const { t } = useTranslation('installation');
  const opened = location.origin;
  const isSet = address.source === 'environment';
  const shown = isSet ? address.url : opened;
  return (
    <Question title={t('address.title')} source={address.source}>
      <p className="installation-value">{shown}</p>
      <p className="small muted">
        {isSet ? t('address.set') : t('address.unset', { address: opened })}
      </p>
      {!shown.startsWith('https:') && (
        <p className="sand-note with-icon">
          <Info className="icon icon-small" aria-hidden />
          <span>{t('address.plain')}</span>
        </p>
      )}
      <PhoneCode address={shown} />
    </Question>
  );
}

/** The mail server, which is tried as the page opens, in its own words if it fails. */
export function MailPart({ state: { mail } }: Part) {
  const { t } = useTranslation('installation');
  const { data } = useQuery(query(health.detail));
  const tried = data?.services.filter(({ service }) => service === 'mail') ?? [];
  const test = useAction(accounts.testWelcomeEmail, {
    failure: (error) => ({ title: t('mail.notSent'), description: errorText(error) }),
  });
  return (
    <Question title={t('mail.title')} source={mail.source}>
      {mail.server !== null && (
        <p>
          <span className="muted">{t('mail.server')}</span>{' '}
          <span className="installation-value">{mail.server}</span>
        </p>
      )}
      <p>
        <span className="muted">{t('mail.from')}</span>{' '}
        <span className="installation-value">{mail.from}</span>
      </p>
      {data === undefined && <p className="muted">{t('mail.trying')}</p>}
      {tried.map(({ state, text }) => (
        <Finding key={text} isGood={state === 'good'} text={text} />
      ))}
      {mail.server === null ? (
        <p className="small muted">{t('mail.without')}</p>
      ) : (
        <div>
          <Button variant="outline" size="slim" busy={test.busy} onClick={() => test.send()}>
            <Mail className="icon icon-small" aria-hidden />
            {t('mail.test')}
          </Button>
        </div>
      )}
      <div role="status">
        {test.answer !== undefined && (
          <Finding isGood={test.answer.isSent} text={test.answer.message} />
        )}
      </div>
    </Question>
  );
}

/** Where backups are kept, and whether they can be. */
export function BackupPart({ state: { backup } }: Part) {
  const { t, language } = useTranslation('installation');
  const { folder, canWrite, freeBytes, isEncrypted } = backup;
  if (folder === null)
    return (
      <Question title={t('backup.title')} source={backup.source}>
        <Finding isGood={false} text={t('backup.off')} />
      </Question>
    );
  const free = freeBytes === null ? '' : sizeText(freeBytes, language);
  return (
    <Question title={t('backup.title')} source={backup.source}>
      <p className="installation-value">{folder}</p>
      <Finding
        isGood={canWrite}
        text={canWrite ? t('backup.writable', { free }) : t('backup.notWritable')}
      />
      <Finding isGood text={t('backup.kept')} />
      <Finding
        isGood={isEncrypted}
        text={t(isEncrypted ? 'backup.encrypted' : 'backup.notEncrypted')}
      />
    </Question>
  );
}

/** Something that was tried, with its outcome. */
function Finding({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <p className="with-icon finding">
      <Icon className="icon icon-small" aria-hidden />
      <span>{text}</span>
    </p>
  );
}
