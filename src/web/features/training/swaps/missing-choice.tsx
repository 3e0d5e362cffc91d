import '#web/ui/disclosure.css';
import '#web/ui/chips.css';
import { ChevronDown } from 'lucide-react';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import type { EquipmentId } from '#domain/drills/equipment.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type MissingChoiceProps = {
  readonly things: FittingDrills['things'];
  readonly value: readonly EquipmentId[];
  readonly onChange: (missing: readonly EquipmentId[]) => void;
};

/** Asks which of the needed equipment the golfer does not have. */
export function MissingChoice({ things, value, onChange }: MissingChoiceProps) {
  const { t } = useTranslation('swaps');
  const toggle = (id: EquipmentId) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <details className="disclosure">
      <summary className="link">
        <ChevronDown className="icon icon-small" aria-hidden />
        {t('missing')}
      </summary>
      <fieldset className="chips">
        <legend className="visually-hidden">{t('missingThings')}</legend>
        {things.map(({ id, name }) => (
          <label key={id} className={value.includes(id) ? 'choice is-on' : 'choice'}>
            <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
