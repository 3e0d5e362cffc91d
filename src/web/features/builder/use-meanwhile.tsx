import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { EditedMeanwhile, useMeanwhileLabels } from '#web/platform/form/edited-meanwhile.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { differencesOf, revisionIn, type ShownProgram } from './compare-programs.ts';
import { PartDifferences } from './part-differences.tsx';
import { useOfferTexts } from './use-offer-texts.ts';

type Opened = { readonly id: string; readonly revision: string };

/**
 * Compares the program or part that a dialog was opened with to the present one in `program`. Returns the headers for
 * the dialog's request, and a note that shows both while they differ; the request is then decided on the present one.
 */
export function useMeanwhileIn(
  program: ShownProgram,
  { id, revision }: Opened,
  { open }: DialogState,
) {
  const [opened] = useState(program);
  const textsOf = useOfferTexts();
  const present = revisionIn(program, id);
  const list = () => {
    if (present === undefined) return null;
    const part = differencesOf(opened, program).find(({ partId }) => partId === id);
    return textsOf(part?.fields ?? []);
  };
  return {
    headers: openedAs(present ?? revision),
    // While it closes, the dialog's own change is not somebody else's.
    note: open && present !== revision && <EditedMeanwhile list={list()} />,
  };
}

/** The same for a part of the builder's program. */
export const useMeanwhile = (opened: Opened, state: DialogState) =>
  useMeanwhileIn(useBuilder().program, opened, state);

/** The same for the whole plan of the builder's program. */
export function usePlanMeanwhile({ open }: DialogState) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const [opened] = useState(program);
  const labels = useMeanwhileLabels();
  const isEdited = open && program.planRevision !== opened.planRevision;
  const parts = isEdited ? differencesOf(opened, program) : [];
  return {
    headers: openedAs(program.planRevision),
    isEdited,
    note: isEdited && (
      <>
        <p>
          {t(program.version === opened.version ? 'meanwhile.edited' : 'meanwhile.published', {
            version: program.version,
          })}
        </p>
        {parts.length > 0 && <PartDifferences parts={parts} labels={labels} />}
      </>
    ),
  };
}
