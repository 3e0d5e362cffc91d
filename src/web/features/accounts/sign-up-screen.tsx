import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { accounts, nameLength, passwordLength } from '#contract/accounts.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { deviceTimeZone } from '#web/platform/device.ts';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { applyServerErrors, hasCode } from './apply-server-errors.ts';
import { emailRules, lengthRule, newPasswordRules } from './rules.ts';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const fields = ['name', 'email', 'password'] as const;
const taken = 'taken';

/** `next` is where the golfer was going; without it, the first two numbers are asked. */
export function SignUpScreen({ next }: { next?: string }) {
  const { t, parts } = useTranslation('accounts');
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const enterAt = useFinishSignIn();
  const signUp = useAction(accounts.signUp, {
    onSuccess: ({ user }) => enterAt(user, next ?? '/welcome'),
    onError: (error) => {
      if (hasCode(error, 'email_taken'))
        setError('email', { type: taken, message: t('signUp.taken') }, { shouldFocus: true });
      else applyServerErrors(error, { fields, setError });
    },
  });
  const toSignIn = { to: '/sign-in', search: { ...(next && { next }) } } as const;
  return (
    <SignFrame>
      <SignForm
        title={t('signUp.title')}
        lead={richText(
          parts('signUp.known', {
            signIn: (words) => (
              <Link className="inl" {...toSignIn}>
                {words}
              </Link>
            ),
          }),
        )}
        // Every plan is laid out in the golfer's own days: the account needs to know where they begin.
        onSubmit={handleSubmit((values) =>
          signUp.mutate({ body: { ...values, timeZone: deviceTimeZone() } }),
        )}
        submit={t('signUp.submit')}
        busy={signUp.isPending || signUp.isSuccess}
        fault={errors.root?.message}
      >
        <Field label={t('signUp.name')} error={errors.name?.message}>
          <TextInput
            autoComplete="name"
            {...register('name', {
              validate: (name) => name.trim() !== '' || t('faults.name'),
              ...lengthRule(t, nameLength.whole),
            })}
          />
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('email', emailRules(t))}
          />
        </Field>
        {errors.email?.type === taken && (
          <Link className="inl" {...toSignIn}>
            {t('signUp.signInInstead')}
          </Link>
        )}
        <Field
          label={t('password')}
          hint={!errors.password && t('passwordHint', passwordLength)}
          error={errors.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('password', newPasswordRules(t))}
          />
        </Field>
      </SignForm>
    </SignFrame>
  );
}
