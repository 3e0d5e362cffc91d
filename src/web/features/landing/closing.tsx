import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Contours } from '#web/ui/contours.tsx';
import { loginPath } from './login-path.ts';

/** The last call: how little the first step is, when a program says so. */
export function Closing({ minutes }: { minutes: number | undefined }) {
  const { t } = useTranslation('landing');
  return (
    <section className="last turf">
      <Contours seed="closing" pin />
      <div>
        <h2 className="h-xl">
          {minutes === undefined ? t('closing.titleWithout') : t('closing.title', { minutes })}
        </h2>
        <p>{t('closing.text')}</p>
        <Button variant="light" size="tall" asChild>
          <a href={loginPath}>{t('closing.start')}</a>
        </Button>
      </div>
    </section>
  );
}
