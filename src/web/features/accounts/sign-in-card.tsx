import '#web/ui/device-row.css';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ChangeEmailSheet } from './change-email-sheet.tsx';
import { ChangePasswordSheet } from './change-password-sheet.tsx';
import { PasswordByMailSheet } from './password-by-mail-sheet.tsx';

const methodsQuery = query(accounts.signInMethods);

/** Shows the email address and password sign-in of this account and lets the golfer change both. */
export function SignInCard() {
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const { email } = useGolfer();
  const { data: methods, error } = useQuery(methodsQuery);
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  // Each opening gets a new key, so that the sheets start empty.
  const [opened, setOpened] = useState(0);
  const show = (sheet: 'email' | 'password') => {
    setOpened(opened + 1);
    setOpen(sheet);
  };
  const close = () => setOpen(null);
  if (error) return <p role="alert">{errorText(error)}</p>;
  const hasPassword = methods?.hasPassword ?? true;
  const pending = methods?.pendingEmail;
  const PasswordSheet = hasPassword ? ChangePasswordSheet : PasswordByMailSheet;
  return (
    <section className="stack">
      <SectionHead title={t('signIn.title')} />
      <ul>
        <SignInRow
          sign={<Mail className="icon" aria-hidden />}
          title={accountText('email')}
          text={pending ? t('signIn.pending', { email: pending }) : email}
          label={t('signIn.changeEmail')}
          disabled={!methods}
          onChange={() => show(hasPassword ? 'email' : 'password')}
        />
        <SignInRow
          sign={<KeyRound className="icon" aria-hidden />}
          title={accountText('password')}
          text={t(hasPassword ? 'signIn.passwordText' : 'signIn.noPassword')}
          label={t('signIn.changePassword')}
          disabled={!methods}
          onChange={() => show('password')}
        />
      </ul>
      <ChangeEmailSheet key={`email ${opened}`} open={open === 'email'} onClose={close} />
      <PasswordSheet key={`password ${opened}`} open={open === 'password'} onClose={close} />
    </section>
  );
}

type SignInRowProps = {
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The button's label for screen readers. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: () => void;
};

function SignInRow({ sign, title, text, label, disabled, onChange }: SignInRowProps) {
  const { t } = useTranslation('settings');
  return (
    <li className="list-row device-row">
      {sign}
      <div>
        <p className="row-title">{title}</p>
        <p className="row-text">{text}</p>
      </div>
      <Button variant="outline" aria-label={label} disabled={disabled} onClick={onChange}>
        {t('signIn.change')}
      </Button>
    </li>
  );
}
