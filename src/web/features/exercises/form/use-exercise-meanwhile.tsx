import { useQuery } from '@tanstack/react-query';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { compareFields, fieldsOf } from '#domain/offers/compare-fields.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { query } from '#web/platform/api/query.ts';
import { EditedMeanwhile } from '#web/platform/form/edited-meanwhile.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useOfferTexts } from '../use-offer-texts.ts';

function compared({ details, ...exercise }: Exercise) {
  const { name, description, type, duration, instructions, equipment } = exercise;
  const { difficulty, icon } = exercise;
  const own = { name, description, type, duration, instructions, equipment, difficulty, icon };
  const { diagram, ...more } = details ?? {};
  return fieldsOf({ ...own, ...more, alt: diagram?.alt });
}

/**
 * Compares the exercise that the form was opened with to the present one. Returns the headers for the form's request,
 * a note that shows both while they differ, and a function that reads the present one after a refusal.
 */
export function useExerciseMeanwhile(opened: Exercise, { open }: DialogState) {
  const textsOf = useOfferTexts();
  const { data: present = opened, refetch } = useQuery({
    ...query(exercises.get, { params: { id: opened.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isEdited = open && present.revision !== opened.revision;
  const list = isEdited ? textsOf(compareFields(compared(opened), compared(present))) : [];
  return {
    headers: openedAs(present.revision),
    // While it closes, the form's own change is not somebody else's.
    note: isEdited && <EditedMeanwhile list={list} />,
    readAgain: () => void refetch(),
  };
}
