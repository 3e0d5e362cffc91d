import { type FormEvent, useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { summedFieldsOf } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { BackButton } from '#web/ui/back-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { RoundFields, RoundKind, RoundPlace, RoundScore } from '../add-session/round-fields.tsx';
import { SessionDate } from '../add-session/session-date.tsx';
import { HoleEntry } from '../course/hole-entry.tsx';
import { EditCard } from './edit-card.tsx';
import { HoleActions } from './hole-actions.tsx';
import { useEditRound } from './use-edit-forms.ts';

type EditRoundProps = {
  readonly item: CalendarItem;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The form of a logged round. A hole of its scorecard opens in the same sheet. */
export function EditRound({ item, open, onClose }: EditRoundProps) {
  const { t } = useTranslation('logbook');
  const [isAtHole, setAtHole] = useState(false);
  const round = useEditRound(item, onClose);
  const toCard = (event?: FormEvent) => {
    event?.preventDefault();
    setAtHole(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('change.round')}
      before={isAtHole && <BackButton label={t('back')} onClick={toCard} />}
      onSubmit={isAtHole ? toCard : round.submit}
      unsaved={round.unsaved}
      foot={
        isAtHole ? (
          <HoleActions correction={round.correction} />
        ) : (
          <Button type="submit" busy={round.action.busy} busyText={t('change.busy')}>
            {t('change.submit')}
          </Button>
        )
      }
    >
      {isAtHole ? (
        <HoleEntry card={round.correction.card} taps={round.correction} />
      ) : (
        <Fields item={item} round={round} onHole={() => setAtHole(true)} />
      )}
    </Sheet>
  );
}

type FieldsProps = {
  readonly item: CalendarItem;
  readonly round: ReturnType<typeof useEditRound>;
  /** Opens a hole of the scorecard. */
  readonly onHole: () => void;
};

/**
 * The totals of a round with a scorecard follow its holes, so they cannot be typed. The score can if it is in Stableford
 * points, which also depend on the course, or if a ball was picked up.
 */
function Fields({ item, round: { form, correction }, onHole }: FieldsProps) {
  const { scorecard, scoreType = 'strokeplay' } = item.data;
  if (!scorecard) return <RoundFields form={form} logged={item.date} />;
  const isSummed = summedFieldsOf(scoreType, correction.card.holes).includes('totalScore');
  return (
    <>
      <EditCard correction={correction} onHole={onHole} />
      {!isSummed && <RoundScore form={form} />}
      <RoundPlace form={form} />
      <SessionDate control={form.control} name="sessionDate" logged={item.date} />
      <RoundKind form={form} />
    </>
  );
}
