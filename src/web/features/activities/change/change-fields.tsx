import type { CalendarItem } from '#contract/activities-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { PracticeFields } from '../add-session/practice-fields.tsx';
import { RoundFields, RoundKind, RoundPlace } from '../add-session/round-fields.tsx';
import { SessionDate } from '../add-session/session-date.tsx';
import type { useChangePractice, useChangeRound } from './use-change-forms.ts';

type ChangeFieldsProps = {
  readonly item: CalendarItem;
  readonly practice: ReturnType<typeof useChangePractice>;
  readonly round: ReturnType<typeof useChangeRound>;
};

/** The fields of a logged activity. A scorecard decides its round's numbers, so they cannot be typed. */
export function ChangeFields({ item, practice, round }: ChangeFieldsProps) {
  const { t } = useTranslation('activities');
  if (item.type === 'free_practice') return <PracticeFields form={practice.form} />;
  const { form } = round;
  if (!item.data.scorecard) return <RoundFields form={form} />;
  return (
    <>
      <RoundPlace form={form} />
      <SessionDate control={form.control} name="sessionDate" />
      <RoundKind form={form} />
      <p className="small muted">{t('change.scorecard')}</p>
    </>
  );
}
