import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { emailText } from './field-texts.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { SignNote } from './sign-note.tsx';

/** Shows the same message for every address, so that it does not reveal who has an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { form, errors, submit, action } = useActionForm(accounts.requestPasswordReset, {
    defaultValues: { email: '' },
    input: (body) => ({ body }),
    texts: { email: emailText(t) },
  });
  if (action.done) {
    return (
      <SignNote
        title={t('forgot.sent.title')}
        text={t('forgot.sent.text', { email: form.getValues('email').trim() })}
      >
        <Button variant="outline" onClick={action.reset}>
          {t('forgot.sent.again')}
        </Button>
        <BackToSignIn />
      </SignNote>
    );
  }
  return (
    <SignFrame>
      <SignForm
        title={t('forgot.title')}
        lead={t('forgot.text')}
        onSubmit={submit}
        submit={t('forgot.submit')}
        busy={action.busy}
        error={errors.root?.message}
        foot={<BackToSignIn />}
      >
        <EmailField control={form.control} name="email" />
      </SignForm>
    </SignFrame>
  );
}

function BackToSignIn() {
  const { t } = useTranslation('accounts');
  return (
    <Link className="link is-centered" to="/sign-in">
      {t('forgot.back')}
    </Link>
  );
}
