import { useTranslation } from '#web/i18n/translation.ts';
import { Field } from '#web/ui/field.tsx';
import { useField } from '#web/ui/field-context.ts';
import { Standing } from '../course/hole-entry.tsx';
import { Scorecard } from '../course/scorecard.tsx';
import type { Correction } from './use-correction.ts';

type EditCardProps = {
  readonly correction: Correction;
  /** Opens the hole that the correction has gone to. */
  readonly onHole: () => void;
};

/** The scorecard of a logged round. Each hole is a button that opens it for correction. */
export function EditCard(props: EditCardProps) {
  const { t } = useTranslation('course');
  return (
    <Field label={t('card.title')} error={props.correction.error} group>
      <Holes {...props} />
    </Field>
  );
}

function Holes({ correction: { card, last, ref, goTo }, onHole }: EditCardProps) {
  const { t } = useTranslation('logbook');
  const field = useField();
  const open = (at: number) => {
    goTo(at);
    onHole();
  };
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
      <div className="between is-middle">
        <p className="small muted">{t('change.scorecard')}</p>
        <Standing holes={card.holes} />
      </div>
      <Scorecard holes={card.holes} at={last} focusOn={last} onHole={open} />
    </div>
  );
}
