import '#web/ui/chips.css';
import type { Venue } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Radios } from '#web/ui/radios.tsx';

type VenueChoiceProps = {
  readonly venues: readonly Venue[];
  /** Null for any place. */
  readonly value: Venue | null;
  readonly onChoose: (venue: Venue | null) => void;
};

/** Asks where the golfer trains. */
export function VenueChoice({ venues, value, onChoose }: VenueChoiceProps) {
  const { t } = useTranslation('swaps');
  const options = venues.map((venue) => ({ value: venue, label: t(`venues.${venue}`) }));
  return (
    <Radios<Venue | 'any'>
      className="chips"
      label={t('place')}
      value={value ?? 'any'}
      options={[{ value: 'any', label: t('anywhere') }, ...options]}
      onValueChange={(venue) => onChoose(venue === 'any' ? null : venue)}
    />
  );
}
