import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { CloseSheet, Sheet } from '#web/ui/sheet.tsx';
import { useFailure } from '../use-failure.ts';
import { BasicFields } from './basic-fields.tsx';
import { DrillDetails } from './drill-details.tsx';
import './exercise-form.css';
import { type ExerciseValues, fieldOf, inputOf, valuesOf } from './exercise-values.ts';
import { useExerciseMeanwhile } from './use-exercise-meanwhile.tsx';
import { useFieldTexts } from './use-field-texts.ts';

/** The form for a new exercise. */
export function CreateExercise(state: DialogState) {
  const { t } = useTranslation('exercises');
  const texts = useFieldTexts();
  const { form, submit, unsaved, action } = useActionForm(exercises.create, {
    defaultValues: valuesOf(null),
    input: (values) => ({ body: inputOf(values, null) }),
    texts,
    fieldOf,
    success: ({ name }) => ({ title: t('form.created'), description: name }),
    failure: useFailure(t('form.createFailed')),
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      {...{ form, submit, unsaved }}
      title={t('form.create')}
      save={t('form.saveNew')}
      busy={action.busy}
    />
  );
}

/** The form for an existing exercise. */
export function EditExercise({
  exercise,
  ...state
}: DialogState & { readonly exercise: Exercise }) {
  const { t } = useTranslation('exercises');
  const texts = useFieldTexts();
  const { id } = exercise;
  const { headers, note, readAgain } = useExerciseMeanwhile(exercise, state);
  const { form, submit, unsaved, action } = useActionForm(exercises.update, {
    defaultValues: valuesOf(exercise),
    input: (values) => ({ params: { id }, body: inputOf(values, exercise), headers }),
    texts,
    fieldOf,
    success: ({ name }) => ({ title: t('form.updated'), description: name }),
    failure: useFailure(t('form.updateFailed')),
    onFailure: readAgain,
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      {...{ form, submit, unsaved }}
      title={t('form.edit')}
      save={t('form.save')}
      busy={action.busy}
      note={note}
    />
  );
}

type FormSheetProps = DialogState & {
  readonly form: UseFormReturn<ExerciseValues>;
  readonly submit: () => void;
  readonly unsaved: boolean;
  readonly title: string;
  readonly save: string;
  readonly busy: boolean;
  /** Shown above the fields. */
  readonly note?: ReactNode;
};

function FormSheet({ form, submit, unsaved, open, onOpenChange, ...shown }: FormSheetProps) {
  const { t } = useTranslation('exercises');
  const { errors } = form.formState;
  return (
    <Sheet
      className="wide-sheet"
      open={open}
      onOpenChange={onOpenChange}
      title={shown.title}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <>
          <CloseSheet>
            <Button variant="outline">{t('cancel')}</Button>
          </CloseSheet>
          <Button type="submit" busy={shown.busy} busyText={t('form.saving')}>
            {shown.save}
          </Button>
        </>
      }
    >
      {shown.note}
      <BasicFields control={form.control} />
      <DrillDetails form={form} />
      {errors.root && <Fault>{errors.root.message}</Fault>}
    </Sheet>
  );
}
