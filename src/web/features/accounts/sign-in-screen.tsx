import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/i18n.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { applyServerErrors, hasCode } from './apply-server-errors.ts';
import { emailRules } from './rules.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const fields = ['email', 'password'] as const;

/** `next` is where the golfer was going. */
export function SignInScreen({ next }: { next?: string }) {
  const { t, parts } = useTranslation('accounts');
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { email: '', password: '' } });
  const enterAt = useFinishSignIn();
  const signIn = useAction(accounts.signIn, {
    onSuccess: ({ user }) => enterAt(user, next ?? '/'),
    onError: (error) => {
      // Which of the two is wrong is nobody else's business; the password is mistyped more often.
      if (hasCode(error, 'wrong_credentials'))
        setError('password', { message: errorText(error) }, { shouldFocus: true });
      else applyServerErrors(error, { fields, setError });
    },
  });
  return (
    <SignFrame>
      <SignForm
        title={t('signIn.title')}
        lead={richText(
          parts('signIn.new', {
            create: (words) => (
              <Link className="inl" to="/sign-up" search={{ ...(next && { next }) }}>
                {words}
              </Link>
            ),
          }),
        )}
        onSubmit={handleSubmit((body) => signIn.mutate({ body }))}
        submit={t('signIn.submit')}
        busy={signIn.isPending || signIn.isSuccess}
        fault={errors.root?.message}
        foot={
          <Link className="link center" to="/forgot-password">
            {t('signIn.forgot')}
          </Link>
        }
      >
        <Field label={t('email')} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email', emailRules(t))}
          />
        </Field>
        <Field label={t('password')} error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { required: t('faults.password') })}
          />
        </Field>
      </SignForm>
    </SignFrame>
  );
}
