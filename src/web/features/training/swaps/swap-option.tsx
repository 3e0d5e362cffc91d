import type { SwapDrill } from '#contract/drill-swaps.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';

type SwapOptionProps = {
  readonly drill: SwapDrill;
  readonly minutes: number;
  /** A label above the name, such as "As planned". */
  readonly head?: string | undefined;
  readonly onPress: () => void;
};

/** A suitable drill: duration, place, equipment, and the golfer's scores. */
export function SwapOption({ drill, minutes, head, onPress }: SwapOptionProps) {
  const { t, language } = useTranslation('swaps');
  const { name, venues, equipment, best } = drill;
  const score = best && numbersIn(language).write(best.score);
  const facts = [
    venues.map((venue) => t(`venues.${venue}`)).join(', '),
    score !== null && best && t('best', { score, unit: best.unit }),
  ];
  return (
    <li>
      <button type="button" className="list-row swap-option" onClick={onPress}>
        <FocusIcon name={drill.focus} size="small" />
        <span>
          {head && <span className="small muted">{head}</span>}
          <b lang={drill.language}>{name}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          {equipment.length > 0 && (
            <span className="small muted" lang={drill.language}>
              {t('needs', { things: equipment.join(', ') })}
            </span>
          )}
        </span>
        <span className="number">{t('minutes', { minutes })}</span>
      </button>
    </li>
  );
}
