import { useState } from 'react';
import { builder } from '#contract/builder.ts';
import type { BuilderExercise, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useBuilder } from './builder-context.ts';
import { DayChoice } from './choices.tsx';
import { FormSheet } from './form-sheet.tsx';
import { useMeanwhile } from './use-meanwhile.tsx';
import { useMoveOptions } from './use-move-options.ts';
import { usePartNames } from './use-part-names.ts';

type MoveSessionProps = DialogState & {
  readonly week: BuilderWeek;
  readonly session: BuilderSession;
};

/** Moves a session to another week, another day, or both. */
export function MoveSession({ week, session, ...state }: MoveSessionProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { weekName, sessionName } = usePartNames();
  const { send, busy } = useAction(builder.updateSession, useMoveOptions('moveSession'));
  const { headers, note } = useMeanwhile(session, state);
  const [weekId, setWeekId] = useState(week.id);
  const [dayNumber, setDay] = useState(session.dayNumber);
  const { sessions = [] } = program.weeks.find(({ id }) => id === weekId) ?? {};
  const body = { programWeekId: weekId, dayNumber };
  return (
    <FormSheet
      {...state}
      title={t('move.title', { name: sessionName(session, week) })}
      submitText={t('move.submit')}
      busy={busy}
      unsaved={false}
      onSubmit={(event) => {
        event?.preventDefault();
        send({ params: { id: session.id }, body, headers }, () => state.onOpenChange(false));
      }}
    >
      {note}
      <Field label={t('move.week')}>
        <Select
          value={weekId}
          onChange={(event) => setWeekId(event.target.value)}
          options={program.weeks.map((each) => ({
            value: each.id,
            label: t('inWeek', { week: each.weekNumber, title: weekName(each) }),
          }))}
        />
      </Field>
      <Field label={t('form.day')} group>
        <DayChoice
          value={dayNumber}
          onValueChange={setDay}
          taken={sessions.filter(({ id }) => id !== session.id).map((each) => each.dayNumber)}
        />
      </Field>
    </FormSheet>
  );
}

type MoveExerciseProps = DialogState & {
  readonly session: BuilderSession;
  readonly exercise: BuilderExercise;
};

/** Moves an exercise to the end of another session in any week. */
export function MoveExercise({ session, exercise, ...state }: MoveExerciseProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { sessionName } = usePartNames();
  const { send, busy } = useAction(builder.updateExercise, useMoveOptions('moveExercise'));
  const { headers, note } = useMeanwhile(exercise, state);
  const [sessionId, setSessionId] = useState(session.id);
  const options = program.weeks.flatMap((week) =>
    week.sessions.map((each) => ({
      value: each.id,
      label: t('inWeek', { week: week.weekNumber, title: sessionName(each, week) }),
      end: each.exercises.length + 1,
    })),
  );
  const order = options.find(({ value }) => value === sessionId)?.end ?? 1;
  return (
    <FormSheet
      {...state}
      title={t('move.title', { name: exercise.name })}
      submitText={t('move.submit')}
      busy={busy}
      unsaved={false}
      onSubmit={(event) => {
        event?.preventDefault();
        if (sessionId === session.id) return state.onOpenChange(false);
        send({ params: { id: exercise.id }, body: { sessionId, order }, headers }, () =>
          state.onOpenChange(false),
        );
      }}
    >
      {note}
      <Field label={t('move.session')}>
        <Select
          value={sessionId}
          onChange={(event) => setSessionId(event.target.value)}
          options={options.map(({ value, label }) => ({ value, label }))}
        />
      </Field>
    </FormSheet>
  );
}
