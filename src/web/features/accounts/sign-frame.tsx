import '#web/ui/site.css';
import './sign-frame.css';
import type { ReactNode } from 'react';
import { Logo } from '#web/golf/logo.tsx';
import { Scene } from '#web/golf/scene.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';

/** The dawn scene and beside it one thing to do: signing in, up or out, and what belongs to it. */
export function SignFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <div className="site sign">
      <div className="turf">
        <Scene place="sign-in" />
      </div>
      <main className="sign-main" id="main" tabIndex={-1}>
        <Link className="brand" to="/">
          <Logo />
          <span>{t('titles.home')}</span>
        </Link>
        {children}
      </main>
    </div>
  );
}
