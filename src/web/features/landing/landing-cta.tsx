import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';

/** The last call: how little the first step is, when a program says so. */
export function Closing({ start, minutes }: { start: string; minutes: number | undefined }) {
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
          <a href={start}>{t('closing.start')}</a>
        </Button>
      </div>
    </section>
  );
}
