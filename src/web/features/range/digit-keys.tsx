import { Check, Delete } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useRangeKeys } from './use-range-keys.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

type DigitKeysProps = {
  readonly most: number;
  readonly isPossible: (value: number) => boolean;
  readonly paused: boolean;
  readonly onSave: (value: number) => void;
};

/** Buttons to type a whole number that has too many possible values for a button each. Saves only possible ones. */
export function DigitKeys({ most, isPossible, paused, onSave }: DigitKeysProps) {
  const { t } = useTranslation('range');
  const [typed, setTyped] = useState('');
  const value = typed !== '' && isPossible(Number(typed)) ? Number(typed) : null;
  const type = (digit: string) =>
    setTyped((before) => `${Number(before + digit)}`.slice(0, `${most}`.length));
  const erase = () => setTyped((before) => before.slice(0, -1));
  // Cleared at once, so that a second tap on the button saves nothing.
  const save = () => {
    if (value === null) return;
    setTyped('');
    onSave(value);
  };
  const typing = digits.map((digit) => [digit, () => type(digit)] as const);
  useRangeKeys(paused ? {} : { ...Object.fromEntries(typing), Space: save });
  // Erases before it takes back the last attempt.
  useRangeKeys(paused || typed === '' ? {} : { Backspace: erase }, { first: true });
  return (
    <div className="range-keys is-digits">
      {digits.map((digit) => (
        <button key={digit} type="button" className="range-key" onClick={() => type(digit)}>
          <span className="number">{digit}</span>
        </button>
      ))}
      <button
        type="button"
        className="range-key"
        aria-label={t('erase')}
        disabled={typed === ''}
        onClick={erase}
      >
        <Delete className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="range-key is-main is-row"
        disabled={value === null}
        onClick={save}
      >
        {value === null ? (
          <Hint typed={typed} most={most} isPossible={isPossible} />
        ) : (
          <>
            <Check className="icon" aria-hidden />
            {t('saveValue', { value: typed })}
            <kbd aria-hidden>{t('space')}</kbd>
          </>
        )}
      </button>
      <output className="visually-hidden">{typed}</output>
    </div>
  );
}

type HintProps = Pick<DigitKeysProps, 'most' | 'isPossible'> & { readonly typed: string };

/** What can be typed: the range, or the possible values next to an impossible one. */
function Hint({ typed, most, isPossible }: HintProps) {
  const { t } = useTranslation('range');
  const value = Number(typed);
  if (typed === '') return t('valueRange', { most });
  if (value > most) return t('tooHigh', { value, most });
  const next = (from: number, step: 1 | -1): number =>
    isPossible(from) || from <= 0 || from >= most ? from : next(from + step, step);
  return t('notPossible', { value, lower: next(value, -1), higher: next(value, 1) });
}
