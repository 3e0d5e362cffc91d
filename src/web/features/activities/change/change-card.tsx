import { useTranslation } from '#web/i18n/translation.ts';
import { Field } from '#web/ui/field.tsx';
import { useField } from '#web/ui/field-context.ts';
import { Standing } from '../course/hole-entry.tsx';
import { Scorecard } from '../course/scorecard.tsx';
import type { Correction } from './use-correction.ts';

type ChangeCardProps = {
  readonly correction: Correction;
  /** Opens the hole that the correction has gone to. */
  readonly onHole: () => void;
};

/** The scorecard of a logged round. Each hole is a button that opens it for correction. */
export function ChangeCard(props: ChangeCardProps) {
  const { t } = useTranslation('activities');
  const course = useTranslation('course').t;
  return (
    <Field
      label={course('card.title')}
      hint={t('change.scorecard')}
      error={props.correction.error}
      group
    >
      <Holes {...props} />
    </Field>
  );
}

function Holes({ correction: { card, last, ref, goTo }, onHole }: ChangeCardProps) {
  const field = useField();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field is its name
    <div
      className="stack-small"
      role="group"
      tabIndex={-1}
      ref={ref}
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
    >
      <Standing holes={card.holes} />
      <Scorecard
        holes={card.holes}
        at={last}
        focusOn={last}
        onHole={(at) => {
          goTo(at);
          onHole();
        }}
      />
    </div>
  );
}
