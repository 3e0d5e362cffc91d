import '#web/ui/list-row.css';
import './installation.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookOpen, ChevronRight, CircleCheck, Gauge, UsersRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { installation } from '#contract/installation.ts';
import { usualInvitation } from '#domain/installation/joining.ts';
import { Logo } from '#web/golf/logo.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { PhoneCode } from './phone-code.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The first administrator's first page: six questions with their answers already in, and then what comes next. */
export function FirstRunScreen() {
  const app = useTranslation('app');
  const { t } = useTranslation('installation');
  const { data: state } = useSuspenseQuery(query(installation.read));
  const [saved, setSaved] = useState<SettingsValues | null>(null);
  return (
    <main className="stack-large first-run" id="main" tabIndex={-1}>
      <span className="brand">
        <Logo />
        <span>{app.t('titles.home')}</span>
      </span>
      {saved === null ? (
        <>
          <header className="stack-small">
            <p className="muted">{t('first.version', { version: state.version })}</p>
            <h1 className="heading-huge">{t('first.title')}</h1>
            <p className="lead">{t('first.text')}</p>
          </header>
          <SettingsForm
            state={state}
            onSaved={setSaved}
            submit={(busy) => (
              <Button type="submit" size="tall" busy={busy}>
                {t('first.submit')}
              </Button>
            )}
          />
        </>
      ) : (
        <Opened values={saved} address={state.address.url} />
      )}
    </main>
  );
}

type OpenedProps = { readonly values: SettingsValues; readonly address: string };

/** Says that the site is open, and to whom; it takes the focus because the button that was pressed is gone. */
function Opened({ values: { clubName, signUp }, address }: OpenedProps) {
  const { t } = useTranslation('installation');
  const app = useTranslation('app');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="stack-small">
        <p className="with-icon">
          <CircleCheck className="icon" aria-hidden />
          <b>{t('saved')}</b>
        </p>
        <h1 className="heading-huge" ref={heading} tabIndex={-1}>
          {t('first.open', { name: clubName || app.t('product') })}
        </h1>
        <p className="lead">{t(`first.joining.${signUp}`)}</p>
      </header>
      {signUp === 'invitation' && <FirstInvitation />}
      {signUp === 'open' && <PhoneCode address={address} />}
      <section className="stack" aria-labelledby="next">
        <h2 className="heading-medium" id="next">
          {t('first.next')}
        </h2>
        <ul className="ruled">
          {steps.map(({ to, name, icon: Icon }) => (
            <li key={to}>
              <Link className="list-row" to={to}>
                <Icon className="icon" aria-hidden />
                <span>
                  <b>{t(`first.steps.${name}.name`)}</b>
                  <span className="small muted">{t(`first.steps.${name}.text`)}</span>
                </span>
                <ChevronRight className="icon icon-small" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const steps = [
  { to: '/welcome', name: 'program', icon: BookOpen },
  { to: '/admin/users', name: 'users', icon: UsersRound },
  { to: '/admin', name: 'health', icon: Gauge },
] as const;

/** Makes the first invitation link when it is asked for. */
function FirstInvitation() {
  const { t } = useTranslation('installation');
  const { send, busy, answer } = useAction(installation.invite);
  if (answer) return <InvitationLink url={answer.url} />;
  return (
    <div>
      <Button busy={busy} onClick={() => send({ body: usualInvitation })}>
        {t('first.invite')}
      </Button>
    </div>
  );
}
