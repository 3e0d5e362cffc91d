import '#web/ui/dock.css';
import { type Hole, totalsOf } from '#domain/activities/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNavigate } from '#web/router/router-context.ts';
import { Button } from '#web/ui/button.tsx';
import { RoundKind, RoundPlace } from '../add-session/round-fields.tsx';
import { emptyRound, type RoundValues, totalValues } from '../add-session/round-values.ts';
import { SessionDate } from '../add-session/session-date.tsx';
import { useRoundForm } from '../add-session/use-log-forms.ts';
import type { RoundDraft } from './round-draft.ts';
import { Scorecard } from './scorecard.tsx';
import type { CourseRound } from './use-course-round.ts';

type FinishRoundProps = {
  readonly draft: RoundDraft;
  /** All holes of the draft, or the nine that were played. */
  readonly card: readonly Hole[];
  readonly round: CourseRound;
  readonly onBack: () => void;
};

/** Returns the form values of a played card. Optional totals are left empty unless every hole has the value. */
function valuesOf(draft: RoundDraft, card: readonly Hole[]): RoundValues {
  return {
    ...emptyRound(draft.sessionDate),
    name: draft.courseName,
    courseName: draft.courseName,
    holes: card.length === 9 ? 9 : 18,
    scorecard: card,
    ...totalValues(totalsOf(card)),
  };
}

/** The summary of the round: the sums come from the holes, and the golfer fills in the rest. */
export function FinishRound({ draft, card, round, onBack }: FinishRoundProps) {
  const { t } = useTranslation('course');
  const activities = useTranslation('activities').t;
  const navigate = useNavigate();
  const values = valuesOf(draft, card);
  const leftOut = draft.holes.filter(({ strokes }) => strokes !== null).length - card.length;
  const { form, submit, action } = useRoundForm(
    undefined,
    () => void navigate({ to: '/', replace: true }),
    { values, key: draft.key, onKept: round.finish },
  );
  return (
    <form className="course" noValidate onSubmit={submit}>
      <div className="gutter stack">
        <h2 className="heading-large">{t('finish.title')}</h2>
        <Sums values={values} />
        <Scorecard holes={card} />
        {leftOut > 0 && <p className="muted">{t('finish.leftOut', { count: leftOut })}</p>}
        <RoundPlace form={form} />
        <SessionDate control={form.control} name="sessionDate" />
        <RoundKind form={form} />
        <p className="muted" role="status">
          {action.error && activities('kept')}
        </p>
      </div>
      <div className="dock course-dock">
        <Button variant="outline" size="tall" onClick={onBack}>
          {t('finish.back')}
        </Button>
        <Button type="submit" size="tall" busy={action.busy} busyText={activities('busy')}>
          {activities('round.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The sums of the holes. Leaves out values that were not recorded on every hole. */
function Sums({ values }: { readonly values: RoundValues }) {
  const { t } = useTranslation('activities');
  const { totalScore, putts, penalties, fairwaysHit, greensInRegulation } = values;
  const sums = [
    [t('round.score'), totalScore],
    [t('extras.putts'), putts],
    [t('round.fairways'), fairwaysHit],
    [t('round.greens'), greensInRegulation],
    [t('extras.penalties'), penalties],
  ] as const;
  return (
    <dl className="course-sums">
      {sums.map(
        ([name, sum]) =>
          sum !== null &&
          sum !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="number number-medium">{sum}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
