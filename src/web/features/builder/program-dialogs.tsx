import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedProgram } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import { builderLength } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useNavigate } from '#web/router/router-context.ts';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { programsQuery } from './builder-query.ts';
import { changedFields } from './changed-fields.ts';
import { DeleteProgram } from './delete-program.tsx';
import { FormSheet } from './form-sheet.tsx';
import { ImportProgram } from './import-program.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import {
  AboutFields,
  PlanFields,
  ProgramName,
  useHandicapRule,
  useProgramTexts,
} from './program-fields.tsx';
import {
  type AboutValues,
  aboutBody,
  aboutValues,
  type PlanValues,
  planBody,
} from './program-values.ts';
import { useDraft } from './use-draft.ts';
import { useEditOptions } from './use-edit-options.ts';
import { useMeanwhileIn } from './use-meanwhile.tsx';

export type ProgramDialog =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'duplicate' | 'delete' | 'offer'; readonly program: ListedProgram };

type ProgramDialogsProps = DialogState & { readonly dialog: ProgramDialog };

/** Renders the requested dialog. */
export function ProgramDialogs({ dialog, ...state }: ProgramDialogsProps) {
  switch (dialog.kind) {
    case 'create':
      return <CreateProgram {...state} />;
    case 'import':
      return <ImportProgram {...state} />;
    case 'edit':
      return <EditProgram program={dialog.program} {...state} />;
    case 'duplicate':
      return <DuplicateProgram program={dialog.program} {...state} />;
    case 'offer':
      return <OfferDialog program={dialog.program} {...state} />;
    default:
      return <DeleteProgram program={dialog.program} {...state} />;
  }
}

const emptyProgram: AboutValues & PlanValues = {
  name: '',
  description: '',
  targetHandicap: '',
  fromHandicap: '',
  isActive: true,
  durationWeeks: '8',
  sessionsPerWeek: '3',
  minutesPerSession: '45',
  difficulty: 'beginner',
  color: 'blue',
};

function CreateProgram(state: DialogState) {
  const { t } = useTranslation('builder');
  const draft = useDraft('program', emptyProgram);
  const { form, submit, action } = useActionForm(builder.create, {
    ...useEditOptions('create'),
    defaultValues: draft.defaultValues,
    input: (values) => ({ body: { ...aboutBody(values), ...planBody(values) } }),
    texts: useProgramTexts(),
    faults: useHandicapRule(),
    onSent: () => {
      draft.forget();
      state.onOpenChange(false);
    },
  });
  return (
    <FormSheet
      {...draft.sheet(form, state)}
      title={t('programs.create')}
      submitText={t('programs.create')}
      busy={action.busy}
      onSubmit={submit}
    >
      <AboutFields control={form.control} />
      <PlanFields control={form.control} />
    </FormSheet>
  );
}

type ProgramProps = DialogState & { readonly program: ListedProgram };

/** Weeks, sessions and minutes are edited in the builder because they change together with the plan. */
function EditProgram({ program, ...state }: ProgramProps) {
  const { t, language } = useTranslation('builder');
  const [opened] = useState(() => aboutValues(program, language));
  const { data: listed = [] } = useQuery(programsQuery);
  const present = listed.find(({ id }) => id === program.id) ?? program;
  const { headers, note } = useMeanwhileIn({ ...present, weeks: [] }, program, state);
  const { form, submit, unsaved, action } = useActionForm(builder.update, {
    ...useEditOptions('update'),
    defaultValues: opened,
    input: (values) => ({
      params: { id: program.id },
      body: changedFields(aboutBody(opened), aboutBody(values)),
      headers,
    }),
    texts: useProgramTexts(),
    faults: useHandicapRule(),
    onSent: () => state.onOpenChange(false),
  });
  return (
    <FormSheet
      {...state}
      title={t('programs.edit')}
      about={program.name}
      submitText={t('save')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      {note}
      <AboutFields control={form.control} training={program.training} />
      <p className="hint small muted">{t('programs.inBuilder')}</p>
    </FormSheet>
  );
}

/** Creates a separate program with the same plan and opens it in the builder. */
function DuplicateProgram({ program, ...state }: ProgramProps) {
  const { t } = useTranslation('builder');
  const navigate = useNavigate();
  const { form, submit, unsaved, action } = useActionForm(builder.duplicate, {
    ...useEditOptions('duplicate'),
    defaultValues: {
      name: t('programs.copyOf', { name: program.name }).slice(0, builderLength.name),
    },
    input: ({ name }) => ({ params: { id: program.id }, body: { name } }),
    texts: { name: t('form.nameNeeded') },
    onSent: ({ id }) => {
      state.onOpenChange(false);
      void navigate({ to: '/admin/programs/$id/builder', params: { id } });
    },
  });
  return (
    <FormSheet
      {...state}
      title={t('programs.duplicate')}
      about={program.name}
      submitText={t('programs.duplicate')}
      busy={action.busy}
      unsaved={unsaved}
      onSubmit={submit}
    >
      <ProgramName control={form.control} />
      <p className="hint small muted">{t('programs.duplicateText')}</p>
    </FormSheet>
  );
}
