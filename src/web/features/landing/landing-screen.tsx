import './landing.css';
import './choose.css';
import { useQuery } from '@tanstack/react-query';
import { programs } from '#contract/programs.ts';
import { Logo } from '#web/golf/logo.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { loginPath } from '#web/platform/api/login-path.ts';
import { query } from '#web/platform/api/query.ts';
import { ChooseProgram } from './choose-program.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Closing } from './landing-cta.tsx';

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
      <header className="site-head on-turf">
        <span className="site-brand">
          <Logo />
          <span>{app.t('titles.home')}</span>
        </span>
        <a className="btn slim btn-light-line" href={start}>
          {t('signIn')}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero start={start} />
        <div className="site-main">
          <Features />
          <ChooseProgram offers={offers} />
          <Closing start={start} minutes={offers?.[0]?.minutesPerSession} />
        </div>
      </main>
      <footer className="site-foot small soft">
        <span className="site-brand">
          <Logo />
          <span>{app.t('titles.home')}</span>
        </span>
        <span>{t('foot')}</span>
      </footer>
    </div>
  );
}
