import '#web/ui/check-row.css';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { isHandicap, parseHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { HandicapStepper } from '#web/golf/handicap-stepper.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate } from '#web/router/router-context.ts';
import { CheckRow } from '#web/ui/check-row.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';

const known = (handicap: string | null) => (handicap === null ? null : parseHandicap(handicap));

// Where the buttons start while a field is empty: a typical club golfer and a goal for one good season.
const usual = { current: 24, goal: 18 };

/** Handicaps are null while the field is empty and NaN while its text is not a number. */
type WelcomeValues = {
  readonly currentHandicap: number | null;
  readonly goalHandicap: number | null;
  /** "I have no handicap yet." */
  readonly none: boolean;
};

/** Handicaps that were entered and not saved, by golfer; they survive leaving the screen and a reload. */
const drafts = storedValue<WelcomeValues>('welcome-draft');

/** Sends an invalid handicap unchanged, so that it is refused. */
const sentAs = (handicap: number) => (isHandicap(handicap) ? toDecimalString(handicap) : handicap);

/** Returns only the entered values; empty if the golfer entered none. */
const bodyOf = ({ currentHandicap: current, goalHandicap: goal, none }: WelcomeValues) => ({
  ...(current !== null && !none && { currentHandicap: sentAs(current) }),
  ...(goal !== null && { goalHandicap: sentAs(goal) }),
});

/** Asks for the current and goal handicap after sign-up. Both can be skipped. */
export function WelcomeScreen() {
  const { t } = useTranslation('accounts');
  const golfer = useGolfer();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toPrograms = () => void navigate({ to: '/programs', replace: true });
  const { form, errors, submit, action } = useActionForm(accounts.updateProfile, {
    defaultValues: drafts.read(golfer.id) ?? {
      currentHandicap: known(golfer.currentHandicap),
      goalHandicap: known(golfer.goalHandicap),
      none: false,
    },
    draft: {
      keep: (values) => drafts.keep(golfer.id, values),
      drop: () => drafts.drop(golfer.id),
    },
    input: (values) => ({ body: bodyOf(values) }),
    texts: { currentHandicap: t('faults.handicap'), goalHandicap: t('faults.handicap') },
    onSuccess: (user) => {
      rememberUser(client, user);
      toPrograms();
    },
  });
  const none = useWatch({ control: form.control, name: 'none' });
  return (
    <SignFrame>
      <SignForm
        title={t('welcome.title')}
        lead={t('welcome.text')}
        onSubmit={(event) => {
          if (Object.keys(bodyOf(form.getValues())).length > 0) return submit(event);
          event.preventDefault();
          drafts.drop(golfer.id);
          toPrograms();
        }}
        submit={t('welcome.submit')}
        busy={action.busy || action.done}
        error={errors.root && `${t('welcome.failed')} ${errors.root.message}`}
        foot={
          <Link className="link is-centered" to="/programs" replace>
            {t('welcome.skip')}
          </Link>
        }
      >
        <FormField
          control={form.control}
          name="currentHandicap"
          label={t('welcome.current')}
          hint={t('welcome.hint')}
          group
        >
          {(field) => (
            <HandicapStepper
              ref={field.ref}
              value={none ? null : field.value}
              onValueChange={field.onChange}
              onClear={() => field.onChange(null)}
              start={usual.current}
              disabled={none}
            />
          )}
        </FormField>
        <ul className="ruled panel checklist">
          <li>
            <CheckRow
              checked={none}
              onCheckedChange={(checked) => {
                form.setValue('none', checked);
                form.clearErrors('currentHandicap');
              }}
              label={t('welcome.none')}
            />
          </li>
        </ul>
        <FormField control={form.control} name="goalHandicap" label={t('welcome.goal')} group>
          {(field) => (
            <HandicapStepper
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              onClear={() => field.onChange(null)}
              start={usual.goal}
            />
          )}
        </FormField>
      </SignForm>
    </SignFrame>
  );
}
