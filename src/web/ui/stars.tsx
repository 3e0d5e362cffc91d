import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type StarsProps = {
  /** 1 to 5; null before the first choice. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** The question above: "How did it go?" */
  label: string;
};

const most = 5;
const stars = [1, 2, 3, 4, most];

/** A rating of one to five stars. Arrow keys move it; the number stands below in words. */
export function Stars({ value, onValueChange, label }: StarsProps) {
  const { t } = useTranslation('ui');
  const labelId = useId();
  const [touched, setTouched] = useState(false);
  return (
    <div className="rate">
      <p className="h-lg" id={labelId}>
        {label}
      </p>
      <RadioGroup.Root
        className={touched ? 'stars is-touched' : 'stars'}
        orientation="horizontal"
        aria-labelledby={labelId}
        value={value === null ? '' : String(value)}
        onValueChange={(next) => {
          setTouched(true);
          onValueChange(Number(next));
        }}
      >
        {stars.map((star) => (
          <RadioGroup.Item
            key={star}
            value={String(star)}
            aria-label={t('star', { count: star })}
            style={{ '--i': star - 1 } as CSSProperties}
            {...(value !== null && star <= value && { className: 'is-on' })}
          >
            <Star className="icon" aria-hidden />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className="small soft" aria-live="polite">
        {value === null ? ' ' : t('ratingOf', { value, max: most })}
      </p>
    </div>
  );
}
