import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import { parseHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import { HandicapStepper } from '#web/golf/handicap-stepper.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/i18n.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { CheckRow } from '#web/ui/check-row.tsx';
import { Field } from '#web/ui/field.tsx';
import { SignForm } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';

const known = (handicap: string | null) => (handicap === null ? null : parseHandicap(handicap));

// Where the buttons begin when nothing is typed: a usual club golfer and a good season's work.
const usual = { current: 24, goal: 18 };

/** After signing up: where the golfer stands and where to go. Both can wait. */
export function WelcomeScreen() {
  const { t } = useTranslation('accounts');
  const golfer = useGolfer();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(() => known(golfer.currentHandicap));
  const [goal, setGoal] = useState(() => known(golfer.goalHandicap));
  const [none, setNone] = useState(false);
  const toPrograms = () => void navigate({ to: '/programs', replace: true });
  const save = useAction(accounts.updateProfile, {
    refresh: ['/api/user/'],
    onSuccess: (user) => {
      rememberUser(client, user);
      toPrograms();
    },
  });
  const submit = () => {
    const body = {
      ...(current !== null && !none && { currentHandicap: toDecimalString(current) }),
      ...(goal !== null && { goalHandicap: toDecimalString(goal) }),
    };
    if (Object.keys(body).length === 0) toPrograms();
    else save.mutate({ body });
  };
  return (
    <SignFrame>
      <SignForm
        title={t('welcome.title')}
        lead={t('welcome.text')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        submit={t('welcome.submit')}
        busy={save.isPending || save.isSuccess}
        fault={save.error ? `${t('welcome.failed')} ${errorText(save.error)}` : undefined}
        foot={
          <Link className="link center" to="/programs" replace>
            {t('welcome.skip')}
          </Link>
        }
      >
        <Field label={t('welcome.current')} hint={t('welcome.hint')} group>
          <HandicapStepper
            value={none ? null : current}
            onValueChange={setCurrent}
            start={usual.current}
            disabled={none}
          />
        </Field>
        <ul className="todo">
          <li>
            <CheckRow checked={none} onCheckedChange={setNone} label={t('welcome.none')} />
          </li>
        </ul>
        <Field label={t('welcome.goal')} group>
          <HandicapStepper value={goal} onValueChange={setGoal} start={usual.goal} />
        </Field>
      </SignForm>
    </SignFrame>
  );
}
