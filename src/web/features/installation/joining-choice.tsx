import { type JoiningMode, joiningModes } from '#domain/installation/joining.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Radios } from '#web/ui/radios.tsx';

type JoiningChoiceProps = {
  readonly value: JoiningMode;
  readonly onValueChange: (value: JoiningMode) => void;
};

/** Who may join, each choice with what it means. */
export function JoiningChoice({ value, onValueChange }: JoiningChoiceProps) {
  const { t } = useTranslation('installation');
  return (
    <Radios
      className="stack-small joining-choice"
      label={t('joining.title')}
      value={value}
      onValueChange={onValueChange}
      options={joiningModes.map((mode) => ({
        value: mode,
        label: (
          <span>
            <b>{t(`joining.${mode}.name`)}</b>
            <span className="small">{t(`joining.${mode}.text`)}</span>
          </span>
        ),
      }))}
    />
  );
}
