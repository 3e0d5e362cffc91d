import './choice.css';
import './stars.css';
import { Star } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

export type StarsProps = {
  /** 1 to 5; null before the first choice. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** The question above the stars: "How did it go?" */
  label: string;
};

const most = 5;
const stars = [1, 2, 3, 4, most];

/** A rating of one to five stars. Arrow keys change it; the rating is shown as text below. */
export function Stars({ value, onValueChange, label }: StarsProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [touched, setTouched] = useState(false);
  const choose = (star: number) => {
    setTouched(true);
    onValueChange(star);
  };
  return (
    <div className="centered">
      <p className="heading-large" id={id}>
        {label}
      </p>
      <div
        className={touched ? 'stars is-touched' : 'stars'}
        role="radiogroup"
        aria-labelledby={id}
      >
        {stars.map((star) => (
          <label
            key={star}
            className={value !== null && star <= value ? 'choice is-on' : 'choice'}
            style={{ '--index': star - 1 } as CSSProperties}
          >
            <input
              type="radio"
              name={id}
              aria-label={t('star', { count: star })}
              checked={star === value}
              onChange={() => choose(star)}
            />
            <Star className="icon" aria-hidden />
          </label>
        ))}
      </div>
      <p className="small muted">
        {value === null ? '\u00a0' : t('ratingOf', { value, max: most })}
      </p>
    </div>
  );
}
