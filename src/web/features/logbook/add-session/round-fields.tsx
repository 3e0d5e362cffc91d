import { useWatch } from 'react-hook-form';
import {
  highestScore,
  holeCounts,
  roundTypes,
  type ScoreType,
  scoreTypes,
  textLength,
} from '#domain/logbook/logbook.ts';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { RoundExtras } from './round-extras.tsx';
import { likelyScore } from './round-values.ts';
import { SessionDate, type SessionDateProps } from './session-date.tsx';
import type { RoundForm } from './use-log-forms.ts';

type RoundPart = Pick<RoundForm, 'form'>;

export function RoundFields({ form, logged }: RoundPart & Pick<SessionDateProps, 'logged'>) {
  const { t } = useTranslation('logbook');
  const { control } = form;
  return (
    <>
      <RoundScore form={form} />
      <div className="field-pair log-pair">
        <FormField
          control={control}
          name="holes"
          deps={['totalScore', 'fairwaysHit', 'greensInRegulation']}
          label={t('round.holes')}
          group
        >
          {({ value, onChange }) => (
            <Segmented
              value={String(value)}
              options={holeCounts.map(String).map((holes) => ({ value: holes, label: holes }))}
              onValueChange={(holes) => onChange(Number(holes))}
            />
          )}
        </FormField>
        <SessionDate control={control} name="sessionDate" logged={logged} />
      </div>
      <RoundKind form={form} />
      <RoundScoring form={form} />
      <RoundPlace form={form} />
      <div className="stack-small">
        <div className="field-pair count-pair">
          <Count form={form} name="fairwaysHit" label={t('round.fairways')} />
          <Count form={form} name="greensInRegulation" label={t('round.greens')} />
        </div>
        <p className="small muted">{t('round.counts')}</p>
      </div>
      <RoundExtras form={form} />
    </>
  );
}

/** Whether the golfer played alone or against somebody. */
export function RoundKind({ form: { control } }: RoundPart) {
  const { t } = useTranslation('logbook');
  return (
    <FormField control={control} name="roundType" label={t('round.kind')} group>
      {({ value, onChange }) => (
        <Segmented
          value={value}
          options={roundTypes.map((type) => ({ value: type, label: t(`round.kinds.${type}`) }))}
          onValueChange={onChange}
        />
      )}
    </FormField>
  );
}

type RoundScoringProps = RoundPart & {
  /** Called with a newly chosen type. */
  readonly onChosen?: (type: ScoreType) => void;
};

/** Whether the score of the round is strokes or Stableford points. */
export function RoundScoring({ form: { control }, onChosen }: RoundScoringProps) {
  const { t } = useTranslation('logbook');
  return (
    <FormField
      control={control}
      name="scoreType"
      deps={['totalScore']}
      label={t('round.scoreType')}
      group
    >
      {({ value, onChange }) => (
        <Segmented
          value={value}
          options={scoreTypes.map((type) => ({
            value: type,
            label: t(`round.scoreTypes.${type}`),
          }))}
          onValueChange={(type) => {
            onChange(type);
            onChosen?.(type);
          }}
        />
      )}
    </FormField>
  );
}

/** The name and the location of the round. */
export function RoundPlace({ form: { control } }: RoundPart) {
  const { t } = useTranslation('logbook');
  return (
    <>
      <FormField control={control} name="name" label={t('round.name')}>
        {(field) => (
          <TextInput {...field} maxLength={textLength.line} placeholder={t('round.example')} />
        )}
      </FormField>
      <FormField control={control} name="location" label={t('round.location')}>
        {(field) => (
          <TextInput {...field} maxLength={textLength.line} placeholder={t('optional')} />
        )}
      </FormField>
    </>
  );
}

/** The total score, in strokes or in Stableford points. */
export function RoundScore({ form: { control } }: RoundPart) {
  const { t } = useTranslation('logbook');
  const [holes, scoreType] = useWatch({ control, name: ['holes', 'scoreType'] });
  const handicap = useHandicap();
  return (
    <div className="total-score">
      <FormField control={control} name="totalScore" label={t('round.score')} group>
        {({ value, onChange, ref }) => (
          <NumberStepper
            ref={ref}
            size="large"
            min={1}
            max={highestScore({ holes, scoreType })}
            faint={0}
            start={likelyScore({ holes, scoreType }, handicap)}
            value={value === 0 ? null : value}
            onValueChange={onChange}
            onClear={() => onChange(0)}
          />
        )}
      </FormField>
    </div>
  );
}

type CountProps = RoundPart & {
  readonly name: 'fairwaysHit' | 'greensInRegulation';
  readonly label: string;
};

/** Shows 0, but the value is unknown until the golfer changes it. */
function Count({ form: { control }, name, label }: CountProps) {
  const holes = useWatch({ control, name: 'holes' });
  return (
    <FormField control={control} name={name} label={label} group>
      {({ value, onChange, ref }) => (
        <NumberStepper
          ref={ref}
          size="small"
          min={0}
          max={holes}
          faint={0}
          value={value}
          onValueChange={onChange}
          onClear={() => onChange(null)}
        />
      )}
    </FormField>
  );
}
