import { CircleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';

export type SignFormProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submit: string;
  readonly busy: boolean;
  /** An error that belongs to no field. */
  readonly error?: string | undefined;
  /** Shown below the button: other ways to continue. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
};

/** A form of the account screens: fields, an error message and the submit button. */
export function SignForm(props: SignFormProps) {
  const { t } = useTranslation('accounts');
  const { title, lead, onSubmit, submit, busy, error, foot, children } = props;
  return (
    // If the form is submitted before the app has loaded, `method="dialog"` keeps the password out of the URL.
    <form className="sign-form" method="dialog" noValidate onSubmit={onSubmit}>
      <h1 className="heading-large">{title}</h1>
      {lead && <p className="muted">{lead}</p>}
      {children}
      {error && <SignFault text={error} />}
      <Button type="submit" size="tall" wide busy={busy} busyText={t('busy')}>
        {submit}
      </Button>
      {foot}
    </form>
  );
}

/** Why something failed that belongs to no field. */
export function SignFault({ text }: { readonly text: string }) {
  return (
    <p className="with-icon sign-fault" role="alert">
      <CircleAlert className="icon icon-small" aria-hidden />
      {text}
    </p>
  );
}
