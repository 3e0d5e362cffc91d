import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { themes } from '#contract/accounts.ts';
import type { Theme } from '#web/platform/theme/theme.ts';
import { useField } from '#web/ui/field-context.ts';

type ThemeChoiceProps = {
  readonly value: Theme;
  readonly onValueChange: (theme: Theme) => void;
};

/** The three themes as small pictures of a screen. Goes into a group `Field`. */
export function ThemeChoice({ value, onValueChange }: ThemeChoiceProps) {
  const { t } = useTranslation('accounts');
  const field = useField();
  return (
    <RadioGroup.Root
      className="themes"
      orientation="horizontal"
      aria-labelledby={field?.labelId}
      value={value}
      onValueChange={(next) => {
        const chosen = themes.find((theme) => theme === next);
        if (chosen) onValueChange(chosen);
      }}
    >
      {themes.map((theme) => (
        <RadioGroup.Item key={theme} value={theme} className={`th th-${theme}`}>
          <span className="th-pic" aria-hidden>
            <i />
            <i />
          </span>
          <span className="th-t">{t(`profile.themes.${theme}`)}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
