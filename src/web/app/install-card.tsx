import '#web/ui/card.css';
import './install-card.css';
import { Share, SquarePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { dismissInstall, install, isMobileSafari } from '#web/platform/install-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Offers to add the app to the home screen, or explains how to if the browser has no install dialog. */
export function InstallCard({ isAskedFor }: { readonly isAskedFor: boolean }) {
  const { t } = useTranslation('app');
  const [byHand, setByHand] = useState(false);
  const safari = isMobileSafari();
  const explained = byHand || safari;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) card.current?.scrollIntoView({ block: 'center' });
  }, [isAskedFor]);
  return (
    <section className="card stack install-card" ref={card} aria-labelledby="install-title">
      <div className="install-card-head">
        <img src="/app-icon.svg" alt="" width="48" height="48" />
        <div>
          <b className="heading-small" id="install-title">
            {t('install.title')}
          </b>
          {!byHand && (
            <p className="small muted">{t(safari ? 'install.safari.text' : 'install.text')}</p>
          )}
        </div>
        <IconButton label={t('install.close')} onClick={dismissInstall}>
          <X className="icon" aria-hidden />
        </IconButton>
      </div>
      {safari && <SafariSteps />}
      {byHand && <p role="alert">{t('install.byHand')}</p>}
      <div className="even-columns">
        {explained ? (
          <Button size="slim" onClick={dismissInstall}>
            {t('install.understood')}
          </Button>
        ) : (
          <Button size="slim" onClick={async () => setByHand(!(await install()))}>
            {t('install.accept')}
          </Button>
        )}
        {!byHand && (
          <Button variant="outline" size="slim" onClick={dismissInstall}>
            {t('install.later')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The steps through the menus of an iPhone or iPad, with the icons to look for. */
function SafariSteps() {
  const { t } = useTranslation('app');
  return (
    <ol className="sand-note install-card-steps">
      <li>
        {t('install.safari.share')} <Share className="icon icon-small" aria-hidden />
      </li>
      <li>
        {t('install.safari.choose')} <SquarePlus className="icon icon-small" aria-hidden />
      </li>
      <li>{t('install.safari.add')}</li>
    </ol>
  );
}
