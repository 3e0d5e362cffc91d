import './program-fields.css';
import { useQuery } from '@tanstack/react-query';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { builderLength } from '#contract/builder-schemas.ts';
import { leadsDown } from '#domain/builder/handicap-range.ts';
import { planLimits } from '#domain/builder/plan.ts';
import { levels } from '#domain/drills/drill.ts';
import { readHandicap } from '#domain/handicap/handicap-text.ts';
import { Contours } from '#web/golf/contours.tsx';
import { type CoverColor, coverTones } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useNameHint } from '#web/platform/form/use-name-hint.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { programsQuery } from './builder-query.ts';
import type { AboutValues, PlanValues } from './program-values.ts';
import { HandicapField, LineField, NotesField, NumberField } from './text-fields.tsx';

/** Returns the error texts of a program's fields, for `useActionForm`. */
export function useProgramTexts() {
  const { t } = useTranslation('builder');
  const handicap = t('form.aHandicap');
  return {
    name: t('form.nameNeeded'),
    targetHandicap: handicap,
    fromHandicap: handicap,
    durationWeeks: t('form.range', { min: 1, max: planLimits.weeks }),
    sessionsPerWeek: t('form.range', { min: 1, max: planLimits.sessionsPerWeek }),
    minutesPerSession: t('form.range', { min: 1, max: planLimits.minutes }),
  };
}

/** Returns the rule between the two handicaps of a program, for `useActionForm`. */
export function useHandicapRule() {
  const { t } = useTranslation('builder');
  return ({
    fromHandicap,
    targetHandicap,
  }: Pick<AboutValues, 'fromHandicap' | 'targetHandicap'>) => {
    const [from, target] = [readHandicap(fromHandicap), readHandicap(targetHandicap)];
    const isDown = leadsDown(from ?? Number.NaN, target ?? Number.NaN);
    return isDown ? {} : { fromHandicap: t('form.fromAbove') };
  };
}

type ProgramNameProps<Values extends { name: string }> = {
  readonly control: Control<Values>;
  readonly placeholder?: string;
};

/** The name of a program, with a hint if another one has it. */
export function ProgramName<Values extends { name: string }>(props: ProgramNameProps<Values>) {
  const { t } = useTranslation('builder');
  const control = props.control as unknown as Control<{ name: string }>;
  const { data: programs = [] } = useQuery(programsQuery);
  const { defaultValues } = useFormState({ control });
  const hint = useNameHint({
    typed: useWatch({ control, name: 'name' }),
    opened: defaultValues?.name ?? '',
    names: programs.map(({ name }) => name),
    mostCharacters: builderLength.name,
  });
  return (
    <LineField
      control={control}
      name="name"
      label={t('form.name')}
      placeholder={props.placeholder}
      hint={hint}
      maxLength={builderLength.name}
    />
  );
}

type AboutFieldsProps<Values extends AboutValues> = {
  readonly control: Control<Values>;
  /** Number of golfers currently in the program. They keep their plan when it is deactivated. */
  readonly training?: number;
};

export function AboutFields<Values extends AboutValues>(props: AboutFieldsProps<Values>) {
  const { t } = useTranslation('builder');
  // All forms that contain these fields use the same names and types for them.
  const control = props.control as unknown as Control<AboutValues>;
  const { training = 0 } = props;
  return (
    <>
      <ProgramName control={control} placeholder={t('form.nameHint')} />
      <NotesField
        control={control}
        name="description"
        label={t('form.description')}
        placeholder={t('form.programText')}
        maxLength={builderLength.description}
      />
      <div className="field-pair">
        <HandicapField
          control={control}
          name="targetHandicap"
          label={t('form.target')}
          placeholder="12.0"
        />
        <HandicapField
          control={control}
          name="fromHandicap"
          label={t('form.from')}
          optional
          placeholder="20.0"
        />
      </div>
      <FormField control={control} name="isActive" label={t('form.active')} group>
        {(field) => (
          <div className="between is-middle">
            <p className="small muted">
              {training > 0 ? t('form.activeTraining', { count: training }) : t('form.activeText')}
            </p>
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label={t('form.active')}
            />
          </div>
        )}
      </FormField>
    </>
  );
}

const colors: readonly CoverColor[] = ['blue', 'green', 'purple', 'orange'];

export function PlanFields<Values extends PlanValues>(props: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation('builder');
  // The same cast as above.
  const control = props.control as unknown as Control<PlanValues>;
  return (
    <>
      <div className="even-columns program-numbers">
        <NumberField control={control} name="durationWeeks" label={t('form.weeks')} />
        <NumberField control={control} name="sessionsPerWeek" label={t('form.sessions')} />
        <NumberField control={control} name="minutesPerSession" label={t('minutes')} />
      </div>
      <FormField control={control} name="difficulty" label={t('form.difficulty')} group>
        {(field) => (
          <Segmented
            value={field.value}
            onValueChange={field.onChange}
            options={levels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="color" label={t('form.color')} group>
        {(field) => (
          <Radios
            className="color-choice"
            value={field.value}
            onValueChange={field.onChange}
            options={colors.map((color) => ({
              value: color,
              label: (
                <>
                  <span className={`cover ${coverTones[color]}`}>
                    <Contours seed={color} pin />
                  </span>
                  {t(`color.${color}`)}
                </>
              ),
            }))}
          />
        )}
      </FormField>
    </>
  );
}
