import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { extraLimits, textLength } from '#contract/activities.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Extra, extras } from './round-values.ts';
import type { AddRound } from './use-add.ts';

/** What only some golfers keep: folded away until it is asked for, or until something in it is wrong. */
export function RoundExtras({ form }: Pick<AddRound, 'form'>) {
  const { t } = useTranslation('activities');
  const { values, faults, change } = form;
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || faults?.extras !== undefined;
  const changeExtra = (extra: Extra, text: string) =>
    change({ extras: { ...values.extras, [extra]: text } });
  return (
    <details
      className="log-extras"
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary className="link">
        <ChevronDown className="icon s" aria-hidden />
        {t('extras.title')}
      </summary>
      <div className="log-extra-fields">
        <Field label={t('extras.courseName')}>
          <TextInput
            value={values.courseName}
            maxLength={textLength.line}
            onChange={(event) => change({ courseName: event.target.value })}
          />
        </Field>
        <div className="two">
          {extras.map((extra) => (
            <Field
              key={extra}
              label={t(`extras.${extra}`)}
              error={
                faults?.extras?.includes(extra) ? t('faults.range', extraLimits[extra]) : undefined
              }
            >
              <TextInput
                numeric
                inputMode={extraLimits[extra].whole ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={values.extras[extra]}
                onChange={(event) => changeExtra(extra, event.target.value)}
              />
            </Field>
          ))}
        </div>
      </div>
    </details>
  );
}
