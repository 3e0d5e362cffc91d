import { highestScore, roundTypes, scoreTypes, textLength } from '#contract/activities.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DateField } from './date-field.tsx';
import { RoundExtras } from './round-extras.tsx';
import { likelyScore } from './round-values.ts';
import type { AddRound } from './use-add.ts';

type Part = Pick<AddRound, 'form'>;

export function RoundFields({ form }: Part) {
  const { t } = useTranslation('activities');
  const { values, faults, change } = form;
  return (
    <>
      <Score form={form} />
      <div className="two log-pair">
        <Field group label={t('round.holes')}>
          <Segmented
            value={values.holes === 9 ? '9' : '18'}
            options={[
              { value: '9', label: '9' },
              { value: '18', label: '18' },
            ]}
            onValueChange={(holes) => change({ holes: holes === '9' ? 9 : 18 })}
          />
        </Field>
        <DateField
          value={values.date}
          fault={faults?.date}
          onValueChange={(date) => change({ date })}
        />
      </div>
      <Field group label={t('round.kind')}>
        <Segmented
          value={values.roundType}
          options={roundTypes.map((value) => ({ value, label: t(`round.kinds.${value}`) }))}
          onValueChange={(roundType) => change({ roundType })}
        />
      </Field>
      <Field group label={t('round.scoreType')}>
        <Segmented
          value={values.scoreType}
          options={scoreTypes.map((value) => ({ value, label: t(`round.scoreTypes.${value}`) }))}
          onValueChange={(scoreType) => change({ scoreType })}
        />
      </Field>
      <Field label={t('round.name')} error={faults?.name && t('faults.name')}>
        <TextInput
          value={values.name}
          maxLength={textLength.line}
          placeholder={t('round.example')}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t('round.location')}>
        <TextInput
          value={values.location}
          maxLength={textLength.line}
          placeholder={t('optional')}
          onChange={(event) => change({ location: event.target.value })}
        />
      </Field>
      <Counts form={form} />
      <RoundExtras form={form} />
    </>
  );
}

function Score({ form }: Part) {
  const { t } = useTranslation('activities');
  const { currentHandicap } = useGolfer();
  const { values, faults, change } = form;
  const handicap = currentHandicap === null ? null : Number(currentHandicap);
  return (
    <div className="score">
      <Field group label={t('round.score')} error={faults?.totalScore && t('faults.score')}>
        <NumberStepper
          size="big"
          min={0}
          max={highestScore}
          faint={0}
          start={likelyScore(values, handicap)}
          value={values.totalScore === 0 ? null : values.totalScore}
          onValueChange={(totalScore) => change({ totalScore })}
          onClear={() => change({ totalScore: 0 })}
        />
      </Field>
    </div>
  );
}

/** Both show 0 and are unknown until they are touched. */
function Counts({ form }: Part) {
  const { t } = useTranslation('activities');
  const { values, faults, change } = form;
  const { holes, fairwaysHit, greensInRegulation } = values;
  const fault = t('faults.count', { holes });
  return (
    <div className="log-counts">
      <div className="two">
        <Field group label={t('round.fairways')} error={faults?.fairwaysHit && fault}>
          <NumberStepper
            size="s"
            min={0}
            max={holes}
            faint={0}
            value={fairwaysHit}
            onValueChange={(count) => change({ fairwaysHit: count })}
            onClear={() => change({ fairwaysHit: null })}
          />
        </Field>
        <Field group label={t('round.greens')} error={faults?.greensInRegulation && fault}>
          <NumberStepper
            size="s"
            min={0}
            max={holes}
            faint={0}
            value={greensInRegulation}
            onValueChange={(count) => change({ greensInRegulation: count })}
            onClear={() => change({ greensInRegulation: null })}
          />
        </Field>
      </div>
      <p className="hint">{t('round.counts')}</p>
    </div>
  );
}
