import { type Control, useWatch } from 'react-hook-form';
import { builder } from '#contract/builder.ts';
import { type BuilderWeek, builderLength } from '#contract/builder-schemas.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { changedFields } from './changed-fields.ts';
import { FocusChoice } from './choices.tsx';
import { DraftFindings } from './draft-findings.tsx';
import { FormSheet } from './form-sheet.tsx';
import { withWeeks } from './plan-figures.ts';
import { LineField, NotesField, NumberField } from './text-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhile } from './use-meanwhile.tsx';
import { wholeNumber } from './whole-number.ts';

type WeekValues = { weekNumber: string; title: string; description: string; focus: Focus };

const bodyOf = ({ weekNumber, ...rest }: WeekValues) => ({
  ...rest,
  weekNumber: wholeNumber(weekNumber),
});

/** The rules of the week's number. @param max the highest number without a gap */
function useNumberRules(max: number) {
  const { t } = useTranslation('builder');
  const range = t('form.range', { min: 1, max });
  return {
    texts: { weekNumber: range },
    faults: ({ weekNumber }: WeekValues) =>
      wholeNumber(weekNumber) > max ? { weekNumber: range } : {},
  };
}

/** Adds a week, after the last one unless another number is typed. */
export function AddWeek(props: DialogState & { readonly onAdded: (weekId: string) => void }) {
  const { onAdded, ...state } = props;
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const draft = useDraft<WeekValues>(`week ${program.id}`, {
    weekNumber: `${program.weeks.length + 1}`,
    title: '',
    description: '',
    focus: program.weeks.at(-1)?.focus ?? 'putting',
  });
  const { form, submit, action } = useActionForm(builder.addWeek, {
    ...useEditOptions('addWeek'),
    defaultValues: draft.defaultValues,
    input: (values) => ({ body: { ...bodyOf(values), programId: program.id } }),
    ...useNumberRules(program.weeks.length + 1),
    onSent: ({ id }) => {
      draft.forget();
      onAdded(id);
      state.onOpenChange(false);
    },
  });
  return (
    <FormSheet
      {...draft.sheet(form, state)}
      title={t('add.week')}
      about={program.name}
      submitText={t('add.week')}
      busy={action.busy}
      onSubmit={submit}
    >
      <WeekFields control={form.control} week={null} />
    </FormSheet>
  );
}

/** Edits a week. Another week number moves it there. */
export function EditWeek({ week, ...state }: DialogState & { readonly week: BuilderWeek }) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { id, weekNumber, title, description, focus } = week;
  const opened: WeekValues = { weekNumber: `${weekNumber}`, title, description, focus };
  const { headers, note } = useMeanwhile(week, state);
  const { form, submit, unsaved, action } = useActionForm(builder.updateWeek, {
    ...useEditOptions('updateWeek'),
    defaultValues: opened,
    input: (values) => ({
      params: { id },
      body: changedFields(bodyOf(opened), bodyOf(values)),
      headers,
    }),
    ...useNumberRules(program.weeks.length),
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      title={t('edit.week')}
      about={program.name}
      submitText={t('save')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      {note}
      <WeekFields control={form.control} week={week} />
    </FormSheet>
  );
}

type WeekFieldsProps = {
  readonly control: Control<WeekValues>;
  readonly week: BuilderWeek | null;
};

function WeekFields({ control, week }: WeekFieldsProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const typed = useWatch({ control }) as WeekValues;
  const draft = {
    id: 'new',
    programId: program.id,
    revision: '',
    weekNumber: wholeNumber(typed.weekNumber),
    sessions: [],
  };
  const texts = { title: typed.title.trim(), description: typed.description, focus: typed.focus };
  const plan = week
    ? withWeeks(program, (each) => (each.id === week.id ? { ...each, ...texts } : each))
    : { ...program, weeks: [...program.weeks, { ...draft, ...texts }] };
  return (
    <>
      <div className="field-pair">
        <NumberField
          control={control}
          name="weekNumber"
          label={t('form.weekNumber')}
          hint={t('form.weeksExist', { count: program.weeks.length })}
        />
      </div>
      <LineField
        control={control}
        name="title"
        label={t('form.title')}
        optional
        placeholder={t('form.weekTitle')}
        maxLength={builderLength.title}
      />
      <FormField control={control} name="focus" label={t('form.focus')} group>
        {(field) => <FocusChoice value={field.value} onValueChange={field.onChange} />}
      </FormField>
      <NotesField
        control={control}
        name="description"
        label={t('form.description')}
        placeholder={t('form.oneSentence')}
        maxLength={builderLength.description}
      />
      <DraftFindings
        plan={plan}
        partIds={[null, week?.id ?? draft.id]}
        faults={['too_many_weeks', 'week_untitled']}
      />
    </>
  );
}
