import { numbersIn } from '#web/platform/numbers.ts';
import './delete-exercise.css';
import '#web/ui/layout.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { admin } from '#contract/admin.ts';
import { exercises } from '#contract/exercises.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useTypedName } from '#web/platform/form/use-typed-name.tsx';
import { toastFailure } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Listed } from './list/exercise-groups.ts';
import { useFailure } from './use-failure.ts';

type DeleteExerciseProps = DialogState & { readonly exercise: Listed };

/** Deletes an exercise. The administrator must type its name first, so a stray click cannot delete it. */
export function DeleteExercise({ exercise, open, onOpenChange }: DeleteExerciseProps) {
  const { t } = useTranslation('exercises');
  const { id, name, listName } = exercise;
  const info = useDeletionInfo(id);
  const { form, errors, submit, action } = useActionForm(exercises.remove, {
    defaultValues: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    success: { title: t('delete.done'), description: t('delete.doneText', { name: listName }) },
    failure: useFailure(t('delete.failed')),
    onSent: () => onOpenChange(false),
  });
  const confirmation = useTypedName(name, {
    label: t('delete.confirm'),
    matches: t('delete.matches'),
    mismatch: t('delete.mismatch', { name }),
  });
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={t('delete.title', { name: listName })}
      onSubmit={submit}
      unsaved={false}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('delete.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!confirmation.isTyped || !info.data}
            busy={action.busy}
            busyText={t('delete.busy')}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <DeletionInfo {...info} />
      <p className="muted">{t('delete.text')}</p>
      <FormField
        control={form.control}
        name="reason"
        label={<OptionalLabel>{t('delete.reason')}</OptionalLabel>}
      >
        {(field) => <TextArea {...field} placeholder={t('delete.reasonHint')} />}
      </FormField>
      {confirmation.field}
      {errors.root && <Fault>{errors.root.message}</Fault>}
    </Sheet>
  );
}

/** Reads how the exercise is currently used. Shows a toast if that fails. */
function useDeletionInfo(id: string) {
  const { t } = useTranslation('exercises');
  const title = t('delete.infoFailed');
  const description = t('later');
  const info = useQuery({
    ...query(admin.exerciseDeletionInfo, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isError, refetch } = info;
  useEffect(() => {
    if (isError) toastFailure({ title, description });
  }, [isError, title, description]);
  return { data, isError, retry: () => void refetch() };
}

const figures = ['currentUsers', 'pastUsers', 'scheduledSessions'] as const;

function DeletionInfo({ data, isError, retry }: ReturnType<typeof useDeletionInfo>) {
  const { t, language } = useTranslation('exercises');
  if (isError)
    return (
      <div className="stack-small" role="alert">
        <Fault>{t('delete.infoFailed')}</Fault>
        <Button variant="outline" size="slim" onClick={retry}>
          {t('again')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <SkeletonScreen>
        <Skeleton width="100%" height={86} radius={14} />
      </SkeletonScreen>
    );
  const list = new Intl.ListFormat(language);
  const names = data.programs.map(({ name }) => name);
  if (names.length === 0 && figures.every((figure) => data[figure] === 0))
    return <p>{t('delete.unused')}</p>;
  return (
    <>
      <dl className="values-first deletion-figures">
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`delete.${figure}`, { count: data[figure] })}</dt>
            <dd className="number">{numbersIn(language).write(data[figure])}</dd>
          </div>
        ))}
      </dl>
      {names.length > 0 && <p>{t('delete.programs', { programs: list.format(names) })}</p>}
    </>
  );
}
