import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { summedFieldsOf } from '#domain/logbook/hole-card.ts';
import { PracticeFields } from '../add-session/practice-fields.tsx';
import { RoundFields, RoundKind, RoundPlace, RoundScore } from '../add-session/round-fields.tsx';
import { SessionDate } from '../add-session/session-date.tsx';
import { EditCard } from './edit-card.tsx';
import type { useEditPractice, useEditRound } from './use-edit-forms.ts';

type EditFieldsProps = {
  readonly item: CalendarItem;
  readonly practice: ReturnType<typeof useEditPractice>;
  readonly round: ReturnType<typeof useEditRound>;
  /** Opens a hole of the scorecard. */
  readonly onHole: () => void;
};

/**
 * The fields of a logged activity. The totals of a round with a scorecard follow its holes, so they cannot be typed. The
 * score can if it is in Stableford points, which also depend on the course, or if a ball was picked up.
 */
export function EditFields({ item, practice, round, onHole }: EditFieldsProps) {
  if (item.type === 'free_practice')
    return <PracticeFields form={practice.form} logged={item.date} />;
  const { form } = round;
  const { scorecard, scoreType = 'strokeplay' } = item.data;
  if (!scorecard) return <RoundFields form={form} logged={item.date} />;
  const isSummed = summedFieldsOf(scoreType, round.correction.card.holes).includes('totalScore');
  return (
    <>
      <EditCard correction={round.correction} onHole={onHole} />
      {!isSummed && <RoundScore form={form} />}
      <RoundPlace form={form} />
      <SessionDate control={form.control} name="sessionDate" logged={item.date} />
      <RoundKind form={form} />
    </>
  );
}
