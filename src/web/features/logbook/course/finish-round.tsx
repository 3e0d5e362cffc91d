import '#web/ui/dock.css';
import { useWatch } from 'react-hook-form';
import { type Hole, isOpen, totalsOf } from '#domain/logbook/hole-card.ts';
import type { ScoreType } from '#domain/logbook/logbook.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNavigate } from '#web/router/router-context.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { AddAnother } from '../add-session/add-another.tsx';
import { RoundKind, RoundPlace, RoundScore, RoundScoring } from '../add-session/round-fields.tsx';
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
  /** Called when the round was sent or waits, while the form is still on screen. */
  readonly onSent: () => void;
};

/**
 * Returns the form values of a played card. Totals are left empty unless every hole has the value. A ball that was
 * picked up suggests Stableford, where a hole without points ends early.
 */
function valuesOf(draft: RoundDraft, card: readonly Hole[]): RoundValues {
  const scoreType = card.some(({ pickedUp }) => pickedUp) ? 'stableford' : 'strokeplay';
  return {
    ...emptyRound(draft.sessionDate),
    scoreType,
    name: draft.courseName,
    courseName: draft.courseName,
    holes: card.length === 9 ? 9 : 18,
    scorecard: card,
    ...totalValues(totalsOf(card)),
  };
}

/** Fields of the form; the others come from the holes. A score belongs to its type. */
const scoring = ['scoreType', 'totalScore'] as const;
const others = ['name', 'location', 'sessionDate', 'roundType'] as const;

/** Returns what the golfer has changed in the form. */
function changedValues(values: RoundValues, before: RoundValues): Partial<RoundValues> {
  const isChanged = (name: keyof RoundValues) => values[name] !== before[name];
  const changed = [...(scoring.some(isChanged) ? scoring : []), ...others.filter(isChanged)];
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Returns the form values of a card with the golfer's changes. The strokes are those of the card. */
function withChanges(values: RoundValues, { summary }: RoundDraft, strokes: number | null) {
  const changed = { ...values, ...summary };
  const isCounted = changed.scoreType === 'strokeplay' && strokes !== null;
  return { ...changed, ...(isCounted && { totalScore: strokes }) };
}

/** The summary of the round: the sums come from the holes, and the golfer fills in the rest. */
export function FinishRound({ draft, card, round, onBack, onSent }: FinishRoundProps) {
  const { t } = useTranslation('course');
  const log = useTranslation('logbook').t;
  const navigate = useNavigate();
  const values = valuesOf(draft, card);
  const leftOut = draft.holes.filter((hole) => !isOpen(hole)).length - card.length;
  const strokes = totalsOf(card).totalScore;
  const { form, submit, action, another } = useRoundForm(
    undefined,
    () => {
      onSent();
      void navigate({ to: '/', replace: true });
    },
    {
      values: withChanges(values, draft, strokes),
      key: draft.key,
      draft: {
        keep: (typed) => round.summarize(draft, changedValues(typed, values)),
        drop: () => round.finish(draft.key),
      },
    },
  );
  const scoreType = useWatch({ control: form.control, name: 'scoreType' });
  const isCounted = scoreType === 'strokeplay' && strokes !== null;
  // Points and strokes are different numbers, so one never stands for the other.
  const scoreFor = (type: ScoreType) =>
    form.setValue('totalScore', type === 'strokeplay' ? (strokes ?? 0) : 0);
  return (
    <form className="course" noValidate onSubmit={submit}>
      <div className="gutter stack">
        <h2 className="heading-large" tabIndex={-1} ref={takeFocus}>
          {t('finish.title')}
        </h2>
        <Sums values={values} strokes={strokes} />
        <Scorecard holes={card} />
        {leftOut > 0 && <p className="muted">{t('finish.leftOut', { count: leftOut })}</p>}
        <RoundScoring form={form} onChosen={scoreFor} />
        {!isCounted && <RoundScore form={form} />}
        <RoundPlace form={form} />
        <SessionDate control={form.control} name="sessionDate" />
        <RoundKind form={form} />
        <p className="muted" role="status">
          {action.error && log('kept')}
        </p>
      </div>
      <div className="dock course-dock" ref={bottomBar}>
        <Button variant="outline" size="tall" onClick={onBack}>
          {t('finish.back')}
        </Button>
        <Button type="submit" size="tall" busy={action.busy} busyText={log('busy')}>
          {log('round.submit')}
        </Button>
      </div>
      <AddAnother {...another} />
    </form>
  );
}

type SumsProps = { readonly values: RoundValues; readonly strokes: number | null };

/** The sums of the holes. Leaves out values that were not recorded on every hole. */
function Sums({ values, strokes }: SumsProps) {
  const { t } = useTranslation('logbook');
  const course = useTranslation('course').t;
  const { putts, penalties, fairwaysHit, greensInRegulation } = values;
  const sums = [
    [course('hole.strokes'), strokes],
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
