import type { Hole } from '#domain/logbook/hole-card.ts';
import { costlyHoles } from '#domain/logbook/round-figures.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** The holes of a double bogey or worse, with what they cost and what came with them. */
export function CostlyHoles({ card }: { readonly card: readonly Hole[] }) {
  const { t, language } = useTranslation('rounds');
  const costly = costlyHoles(card);
  if (costly === null) return null;
  const { holes, strokes, withThreePutts, withPenalty } = costly;
  const names = new Intl.ListFormat(language).format(holes.map(String));
  return (
    <section className="round-costly" aria-labelledby="costly-holes">
      <h3 className="heading-medium" id="costly-holes">
        {t('costly.title', { count: holes.length, strokes })}
      </h3>
      <p className="muted">
        {t('costly.holes', { count: holes.length, holes: names })}{' '}
        {withThreePutts > 0 && t('costly.threePutts', { count: withThreePutts })}{' '}
        {withPenalty > 0 && t('costly.penalties', { count: withPenalty })}
      </p>
    </section>
  );
}
