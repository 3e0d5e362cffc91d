import { Scene } from '#web/golf/scene.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';

export function Hero({ start }: { start: string }) {
  const { t } = useTranslation('landing');
  return (
    <section className="land turf">
      <Scene place="landing" />
      <div className="land-text">
        <h1>{t('title')}</h1>
        <p className="land-lead">{t('lead')}</p>
        <div className="land-cta">
          <Button variant="light" size="tall" asChild>
            <a href={start}>{t('start')}</a>
          </Button>
          <p className="small">{t('free')}</p>
        </div>
      </div>
    </section>
  );
}
