import type { CalendarItem } from '#contract/activities-schemas.ts';
import { summedFieldsOf } from '#domain/activities/hole-card.ts';
import { PracticeFields } from '../add-session/practice-fields.tsx';
import { RoundFields, RoundKind, RoundPlace, RoundScore } from '../add-session/round-fields.tsx';
import { SessionDate } from '../add-session/session-date.tsx';
import { ChangeCard } from './change-card.tsx';
import type { useChangePractice, useChangeRound } from './use-change-forms.ts';

type ChangeFieldsProps = {
  readonly item: CalendarItem;
  readonly practice: ReturnType<typeof useChangePractice>;
  readonly round: ReturnType<typeof useChangeRound>;
  /** Opens a hole of the scorecard. */
  readonly onHole: () => void;
};

/**
 * The fields of a logged activity. The totals of a round with a scorecard follow its holes, so they cannot be typed. The
 * score can if it is in Stableford points, which also depend on the course, or if a ball was picked up.
 */
export function ChangeFields({ item, practice, round, onHole }: ChangeFieldsProps) {
  if (item.type === 'free_practice')
    return <PracticeFields form={practice.form} logged={item.date} />;
  const { form } = round;
  const { scorecard, scoreType = 'strokeplay' } = item.data;
  if (!scorecard) return <RoundFields form={form} logged={item.date} />;
  const isSummed = summedFieldsOf(scoreType, round.correction.card.holes).includes('totalScore');
  return (
    <>
      <ChangeCard correction={round.correction} onHole={onHole} />
      {!isSummed && <RoundScore form={form} />}
      <RoundPlace form={form} />
      <SessionDate control={form.control} name="sessionDate" logged={item.date} />
      <RoundKind form={form} />
    </>
  );
}
