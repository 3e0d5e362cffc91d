import { type Control, useWatch } from 'react-hook-form';
import { builder } from '#contract/builder.ts';
import {
  type BuilderProgram,
  type BuilderSession,
  type BuilderWeek,
  builderLength,
} from '#contract/builder-schemas.ts';
import type { PlanFault } from '#domain/builder/check-plan.ts';
import { planLimits } from '#domain/builder/plan.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { changedFields } from './changed-fields.ts';
import { DayChoice, FocusChoice } from './choices.tsx';
import { DraftFindings } from './draft-findings.tsx';
import { FormSheet } from './form-sheet.tsx';
import { withSession, withWeeks } from './plan-figures.ts';
import { LineField, NotesField, NumberField } from './text-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhile } from './use-meanwhile.tsx';
import { dayNumbers, usePartNames } from './use-part-names.ts';
import { wholeNumber } from './whole-number.ts';

type SessionValues = {
  dayNumber: number;
  title: string;
  description: string;
  focus: Focus;
  totalDuration: string;
};

const defaultMinutes = 30;

const bodyOf = ({ totalDuration, ...rest }: SessionValues) => ({
  ...rest,
  totalDuration: wholeNumber(totalDuration),
});

function useSessionTexts() {
  const { t } = useTranslation('builder');
  return { totalDuration: t('form.range', { min: 1, max: planLimits.minutes }) };
}

const takenDays = (week: BuilderWeek, session: BuilderSession | null) =>
  week.sessions.filter((each) => each.id !== session?.id).map(({ dayNumber }) => dayNumber);

type WeekProps = DialogState & { readonly week: BuilderWeek };

export function AddSession({ week, ...state }: WeekProps) {
  const { t } = useTranslation('builder');
  const { weekName } = usePartNames();
  const taken = takenDays(week, null);
  const draft = useDraft<SessionValues>(`session ${week.id}`, {
    dayNumber: dayNumbers.find((day) => !taken.includes(day)) ?? 1,
    title: '',
    description: '',
    focus: week.focus,
    totalDuration: `${defaultMinutes}`,
  });
  const { form, submit, action } = useActionForm(builder.addSession, {
    ...useEditOptions('addSession'),
    defaultValues: draft.defaultValues,
    input: (values) => ({ body: { ...bodyOf(values), programWeekId: week.id } }),
    texts: useSessionTexts(),
    onSent: () => {
      draft.forget();
      state.onOpenChange(false);
    },
  });
  return (
    <FormSheet
      {...draft.sheet(form, state)}
      title={t('add.session')}
      about={t('inWeek', { week: week.weekNumber, title: weekName(week) })}
      submitText={t('add.session')}
      busy={action.busy}
      onSubmit={submit}
    >
      <SessionFields control={form.control} week={week} session={null} />
    </FormSheet>
  );
}

export function EditSession(props: WeekProps & { readonly session: BuilderSession }) {
  const { week, session, ...state } = props;
  const { t } = useTranslation('builder');
  const { weekName } = usePartNames();
  const { id, dayNumber, title, description, focus, totalDuration } = session;
  const opened: SessionValues = {
    dayNumber,
    title,
    description,
    focus,
    totalDuration: `${totalDuration}`,
  };
  const { headers, note } = useMeanwhile(session, state);
  const { form, submit, unsaved, action } = useActionForm(builder.updateSession, {
    ...useEditOptions('updateSession'),
    defaultValues: opened,
    input: (values) => ({
      params: { id },
      body: changedFields(bodyOf(opened), bodyOf(values)),
      headers,
    }),
    texts: useSessionTexts(),
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      title={t('edit.session')}
      about={t('inWeek', { week: week.weekNumber, title: weekName(week) })}
      submitText={t('save')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      {note}
      <SessionFields control={form.control} week={week} session={session} />
    </FormSheet>
  );
}

type SessionFieldsProps = {
  readonly control: Control<SessionValues>;
  readonly week: BuilderWeek;
  readonly session: BuilderSession | null;
};

const ofWeek: readonly PlanFault[] = ['too_many_sessions', 'same_day', 'session_too_long'];
const ofExercises: readonly PlanFault[] = ['exercises_too_short', 'exercises_too_long'];

function SessionFields({ control, week, session }: SessionFieldsProps) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const typed = useWatch({ control }) as SessionValues;
  const draft = {
    id: 'new',
    programWeekId: week.id,
    revision: '',
    exercises: [],
    ...session,
    ...bodyOf(typed),
  };
  const hasExercises = draft.exercises.length > 0;
  return (
    <>
      <FormField control={control} name="dayNumber" label={t('form.day')} group>
        {(field) => (
          <DayChoice
            value={field.value}
            onValueChange={field.onChange}
            taken={takenDays(week, session)}
          />
        )}
      </FormField>
      <LineField
        control={control}
        name="title"
        label={t('form.title')}
        optional
        maxLength={builderLength.title}
      />
      <NotesField
        control={control}
        name="description"
        label={t('form.description')}
        placeholder={t('form.sessionText')}
        maxLength={builderLength.description}
      />
      <FormField control={control} name="focus" label={t('form.focus')} group>
        {(field) => <FocusChoice value={field.value} onValueChange={field.onChange} />}
      </FormField>
      <div className="field-pair">
        <NumberField
          control={control}
          name="totalDuration"
          label={t('minutes')}
          hint={t('form.planned', { minutes: program.minutesPerSession })}
        />
      </div>
      <DraftFindings
        plan={session ? withSession(program, draft) : withNew(program, week, draft)}
        partIds={[week.id, draft.id]}
        faults={hasExercises ? [...ofWeek, ...ofExercises] : ofWeek}
      />
    </>
  );
}

const withNew = (program: BuilderProgram, { id }: BuilderWeek, draft: BuilderSession) =>
  withWeeks(program, (week) =>
    week.id === id ? { ...week, sessions: [...week.sessions, draft] } : week,
  );
