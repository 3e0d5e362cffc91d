import '#web/ui/site.css';
import './landing-screen.css';
import { useQuery } from '@tanstack/react-query';
import { programs } from '#contract/programs.ts';
import { Contours } from '#web/golf/contours.tsx';
import { Logo } from '#web/golf/logo.tsx';
import { Scene } from '#web/golf/scene.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { loginPath } from '#web/platform/api/login-path.ts';
import { query } from '#web/platform/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseProgram } from './choose-program.tsx';
import { Features } from './features.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** Visitors see the first few; the rest is behind signing in. */
const offeredPrograms = 3;

/** What a visitor sees: what this is, what it holds, and the way in. `next` is where they were going. */
export function LandingScreen({ next }: { next?: string }) {
  const { t } = useTranslation('landing');
  const app = useTranslation('app');
  const start = loginPath(next);
  // A failure is no reason to show a visitor anything but an empty list.
  const { data, isPending } = useQuery(query(programs.list));
  const offers = isPending ? null : (data ?? []).slice(0, offeredPrograms);
  return (
    <div className="site">
      <header className="between is-middle site-header on-turf">
        <span className="brand">
          <Logo />
          <span>{app.t('titles.home')}</span>
        </span>
        <a className="button button-slim button-light-outline" href={start}>
          {t('signIn')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero start={start} />
        <div className="landing">
          <Features />
          <ChooseProgram offers={offers} />
          <Closing start={start} minutes={offers?.[0]?.minutesPerSession} />
        </div>
      </main>
      <footer className="site-wide between is-middle site-footer small muted">
        <span className="brand">
          <Logo />
          <span>{app.t('titles.home')}</span>
        </span>
        <LanguageChoice />
        <span>{t('foot')}</span>
      </footer>
    </div>
  );
}

function Hero({ start }: { start: string }) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-hero turf">
      <Scene place="landing" />
      <div className="landing-text">
        <h1 className="heading-huge">{t('title')}</h1>
        <p className="landing-lead">{t('lead')}</p>
        <div className="stack-small landing-action">
          <Button variant="light" size="tall" asChild>
            <a href={start}>{t('start')}</a>
          </Button>
          <p className="small">{t('free')}</p>
        </div>
      </div>
    </section>
  );
}

/** The last call: how little the first step is, when a program says so. */
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
        <Button variant="light" size="tall" asChild>
          <a href={start}>{t('closing.start')}</a>
        </Button>
      </div>
    </section>
  );
}
