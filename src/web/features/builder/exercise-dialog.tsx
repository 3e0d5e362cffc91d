import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { builder } from '#contract/builder.ts';
import {
  type BuilderExercise,
  type BuilderSession,
  builderLength,
} from '#contract/builder-schemas.ts';
import { planLimits } from '#domain/builder/plan.ts';
import { mostAttempts } from '#domain/drills/attempts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { exercisesQuery } from './builder-query.ts';
import { changedFields } from './changed-fields.ts';
import { FocusChoice } from './choices.tsx';
import { DraftFindings } from './draft-findings.tsx';
import { ExerciseChoice, ExerciseDrawing } from './exercise-choice.tsx';
import type { ExerciseValues } from './exercise-values.ts';
import { FormSheet } from './form-sheet.tsx';
import { minutesIn, withSession } from './plan-figures.ts';
import { TaskFields, taskOf, taskValues } from './task-fields.tsx';
import { NotesField, NumberField } from './text-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhile } from './use-meanwhile.tsx';
import { usePartNames } from './use-part-names.ts';
import { wholeNumber } from './whole-number.ts';

const bodyOf = (typed: ExerciseValues, before: BuilderExercise | null) => ({
  exerciseId: typed.exerciseId,
  order: wholeNumber(typed.order),
  duration: wholeNumber(typed.duration),
  notes: typed.notes.trim() === '' ? null : typed.notes,
  task: taskOf(typed, before),
});

/** Shows errors of a task at the field with the same name. */
const fieldOf = (path: string) => path.replace(/^task\./, '');

function useExerciseTexts() {
  const { t } = useTranslation('builder');
  return {
    exerciseId: t('form.chooseExercise'),
    order: t('form.range', { min: 1, max: planLimits.exercisesPerSession }),
    duration: t('form.range', { min: 1, max: planLimits.minutes }),
    attempts: t('form.range', { min: 1, max: mostAttempts }),
  };
}

type SessionProps = DialogState & { readonly session: BuilderSession };

export function AddExercise({ session, ...state }: SessionProps) {
  const { t } = useTranslation('builder');
  const about = useAbout(session);
  const draft = useDraft<ExerciseValues>(`exercise ${session.id}`, {
    type: null,
    exerciseId: '',
    order: '1',
    duration: '10',
    notes: '',
    attempts: '',
    variant: '',
    isCounted: true,
  });
  const { form, submit, action } = useActionForm(builder.addExercise, {
    ...useEditOptions('addExercise'),
    defaultValues: draft.defaultValues,
    input: (typed) => ({
      body: {
        ...bodyOf(typed, null),
        sessionId: session.id,
        ...(typed.type && { exerciseType: typed.type }),
      },
    }),
    fieldOf,
    texts: useExerciseTexts(),
    onSent: () => {
      draft.forget();
      state.onOpenChange(false);
    },
  });
  return (
    <FormSheet
      {...draft.sheet(form, state)}
      title={t('add.exercise')}
      about={about}
      submitText={t('add.exercise')}
      busy={action.busy}
      onSubmit={submit}
    >
      <ExerciseFields form={form} session={session} exercise={null} />
    </FormSheet>
  );
}

export function EditExercise(props: SessionProps & { readonly exercise: BuilderExercise }) {
  const { session, exercise, ...state } = props;
  const { t } = useTranslation('builder');
  const about = useAbout(session);
  const { id } = exercise;
  const values: ExerciseValues = {
    type: exercise.focus,
    exerciseId: exercise.exerciseId,
    order: `${exercise.order}`,
    duration: `${exercise.duration}`,
    notes: exercise.notes ?? '',
    ...taskValues(exercise),
  };
  const { headers, note } = useMeanwhile(exercise, state);
  const { form, submit, unsaved, action } = useActionForm(builder.updateExercise, {
    ...useEditOptions('updateExercise'),
    defaultValues: values,
    input: (typed) => ({
      params: { id },
      body: changedFields(bodyOf(values, exercise), bodyOf(typed, exercise)),
      headers,
    }),
    fieldOf,
    texts: useExerciseTexts(),
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      title={t('edit.exercise')}
      about={about}
      submitText={t('save')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      {note}
      <ExerciseFields form={form} session={session} exercise={exercise} />
    </FormSheet>
  );
}

/** Returns a line such as "Nine windows: 40 of 50 min". */
function useAbout(session: BuilderSession): string {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { sessionNameById } = usePartNames();
  return t('sessionMinutes', {
    name: sessionNameById(program, session.id),
    minutes: minutesIn(session),
    total: session.totalDuration,
  });
}

type ExerciseFieldsProps = {
  readonly form: UseFormReturn<ExerciseValues>;
  readonly session: BuilderSession;
  readonly exercise: BuilderExercise | null;
};

function ExerciseFields({ form, session, exercise }: ExerciseFieldsProps) {
  const { control, setValue } = form;
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const list = useQuery(exercisesQuery);
  const exercises = list.data ?? [];
  const typed = useWatch({ control }) as ExerciseValues;
  const chosen = exercises.find(({ id }) => id === typed.exerciseId);
  const others = session.exercises.filter(({ id }) => id !== exercise?.id);
  const minutes = wholeNumber(typed.duration) || 0;
  const draft = {
    ...(exercise ?? {
      id: 'new',
      sessionId: session.id,
      isAvailable: true,
      imageUrl: null,
      focus: session.focus,
      variant: null,
      revision: '',
    }),
    name: '',
    ...bodyOf(typed, exercise),
    duration: minutes,
  };
  const then = minutesIn({ exercises: [...others, draft] });
  return (
    <>
      <FormField control={control} name="type" label={t('form.type')} group>
        {(field) => (
          <FocusChoice
            value={field.value}
            onValueChange={(type) => {
              field.onChange(type);
              setValue('exerciseId', '');
            }}
          />
        )}
      </FormField>
      {list.isError ? (
        <ErrorState
          error={list.error}
          title={t('loadFailed.exercises')}
          safe={t('loadFailed.safe')}
          retry={() => void list.refetch()}
        />
      ) : (
        <FormField control={control} name="exerciseId" label={t('form.exercise')}>
          {(field) => (
            <ExerciseChoice
              field={field}
              type={typed.type}
              exercises={exercises}
              taken={others.map(({ exerciseId }) => exerciseId)}
              present={exercise}
            />
          )}
        </FormField>
      )}
      <div className="field-pair">
        <NumberField control={control} name="order" label={t('form.order')} />
        <NumberField
          control={control}
          name="duration"
          label={t('minutes')}
          hint={t('form.then', { minutes: then, total: session.totalDuration })}
        />
      </div>
      <NotesField
        control={control}
        name="notes"
        label={t('form.notes')}
        placeholder={t('form.onlyHere')}
        maxLength={builderLength.notes}
      />
      <TaskFields
        control={control}
        onCounted={(isCounted) => setValue('isCounted', isCounted, { shouldDirty: true })}
      />
      <DraftFindings
        plan={withSession(program, { id: session.id, exercises: [...others, draft] })}
        partIds={[session.id]}
        faults={['exercises_too_short', 'exercises_too_long']}
      />
      {chosen && <ExerciseDrawing exercise={chosen} />}
    </>
  );
}
