import { useQueryClient } from '@tanstack/react-query';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { KeyBelow } from '#i18n/translate.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import type { ToastTexts } from '#web/platform/toast/toast.ts';
import { forgetPrograms, rememberProgram } from './builder-query.ts';

/** The edits of a plan, named as in the toast texts. */
export type EditName = KeyBelow<'builder', 'done'>;

/** Edits from lists of programs, whose toast asks to try again later if the server gives no reason. */
const ofLists: readonly EditName[] = ['create', 'update', 'updatePlan', 'duplicate', 'restore'];

type Answer = BuilderProgram | { readonly program: BuilderProgram };

const programIn = (answer: Answer): BuilderProgram => {
  if ('program' in answer) return answer.program;
  const { effects: _, ...program } = answer as BuilderProgram & { readonly effects?: unknown };
  return program;
};

/** Returns the options of an edit: caches the program from the answer and shows a toast. */
export function useEditOptions(name: EditName, more: Omit<ToastTexts, 'title'> = {}) {
  const { t } = useTranslation('builder');
  const client = useQueryClient();
  return {
    success: { ...more, title: t(`done.${name}`) },
    failure: (error: Error) => {
      const otherwise = t(ofLists.includes(name) ? 'failed.later' : 'failed.unknown');
      return {
        title: t(`failed.${name}`),
        description: errorText(error, { otherwise, offline: otherwise }),
      };
    },
    // Another administrator has changed the plan: shows what is there now.
    onFailure: (error: Error) => {
      if (hasStatus(error, 404) || hasStatus(error, 409)) forgetPrograms(client);
    },
    onSuccess: (answer: Answer) => rememberProgram(client, programIn(answer)),
  };
}
