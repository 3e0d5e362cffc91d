import { useId } from 'react';
import { themes } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Theme } from '#web/platform/theme/theme.ts';
import { useField } from '#web/ui/field-context.ts';

type ThemeChoiceProps = {
  readonly value: Theme;
  readonly onValueChange: (theme: Theme) => void;
};

/** The three themes as small pictures of a screen. Goes into a group `Field`. */
export function ThemeChoice({ value, onValueChange }: ThemeChoiceProps) {
  const { t } = useTranslation('accounts');
  const name = useId();
  const field = useField();
  return (
    <div className="themes" role="radiogroup" aria-labelledby={field?.labelId}>
      {themes.map((theme) => (
        <label key={theme} className={`th th-${theme}${theme === value ? ' is-on' : ''}`}>
          <input
            type="radio"
            name={name}
            checked={theme === value}
            onChange={() => onValueChange(theme)}
          />
          <span className="th-pic" aria-hidden>
            <i />
            <i />
          </span>
          <span className="th-t">{t(`profile.themes.${theme}`)}</span>
        </label>
      ))}
    </div>
  );
}
