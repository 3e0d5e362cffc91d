import '#web/ui/button.css';
import '#web/ui/site.css';
import './landing.css';
import type { JoiningMode } from '#domain/installation/joining.ts';
import { Contours } from '#web/golf/contours.tsx';
import { Logo } from '#web/golf/logo.tsx';
import { Scene } from '#web/golf/scene.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ChooseProgram } from './choose-program.tsx';
import { Features } from './features.tsx';
import { LanguageChoice, type LanguageChoiceProps } from './language-choice.tsx';
import type { ShownProgram } from './shown-program.ts';

type LandingProps = LanguageChoiceProps & {
  readonly signUp: JoiningMode;
  /** The URL of the sign-in page. */
  readonly start: string;
  /** Null while loading. */
  readonly programs: readonly ShownProgram[] | null;
};

/**
 * The landing page: what the app is, what it offers, and how to sign in. It works as plain HTML without
 * JavaScript, and that is how the server sends it.
 */
export function Landing({ start, signUp, programs, onChoose }: LandingProps) {
  const { t } = useTranslation('landing');
  const app = useTranslation('app');
  const brand = (
    <span className="brand">
      <Logo />
      <span>{app.t('titles.home')}</span>
    </span>
  );
  return (
    <div className="site">
      <header className="between is-middle site-header on-turf">
        {brand}
        <a className="button button-slim button-light-outline" href={start}>
          {t('signIn')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero start={start} signUp={signUp} />
        <div className="landing">
          <Features />
          <ChooseProgram programs={programs} />
          <Closing start={start} minutes={programs?.[0]?.minutesPerSession} />
        </div>
      </main>
      <footer className="site-wide between is-middle site-footer small muted">
        {brand}
        <LanguageChoice onChoose={onChoose} />
        <span>{t('foot')}</span>
      </footer>
    </div>
  );
}

function Hero({ start, signUp }: Pick<LandingProps, 'start' | 'signUp'>) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-hero turf">
      <Scene place="landing" />
      <div className="landing-text">
        <h1 className="heading-huge">{t('title')}</h1>
        <p className="landing-lead">{t('lead')}</p>
        <div className="stack-small landing-action">
          <a className="button button-light button-tall" href={start}>
            {t('start')}
          </a>
          <p className="small">{signUp === 'open' ? t('free') : t(`joining.${signUp}`)}</p>
        </div>
      </div>
    </section>
  );
}

/** The final call to action. Names the minutes per session once a program is loaded. */
function Closing({ start, minutes }: { start: string; minutes: number | undefined }) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-end turf">
      <Contours seed="closing" pin />
      <div>
        <h2 className="heading-huge">
          {minutes === undefined ? t('closing.titleWithout') : t('closing.title', { minutes })}
        </h2>
        <p className="lead">{t('closing.text')}</p>
        <a className="button button-light button-tall" href={start}>
          {t('closing.start')}
        </a>
      </div>
    </section>
  );
}
