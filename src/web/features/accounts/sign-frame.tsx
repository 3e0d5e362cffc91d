import '#web/ui/site.css';
import './sign-frame.css';
import type { ReactNode } from 'react';
import { Logo } from '#web/golf/logo.tsx';
import { Scene } from '#web/golf/scene.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';

type SignFrameProps = {
  /** The name of the club, below the product's; empty if it has none. */
  readonly clubName?: string;
  readonly children: ReactNode;
};

/** The frame of the sign-in, sign-up, sign-out and related screens: the dawn scene next to one form. */
export function SignFrame({ clubName, children }: SignFrameProps) {
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
        {clubName && <p className="sign-club">{clubName}</p>}
        {children}
      </main>
    </div>
  );
}
