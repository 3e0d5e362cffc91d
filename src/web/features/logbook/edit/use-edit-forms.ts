import { useQueryClient } from '@tanstack/react-query';
import { changedWithLogbook, logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { isOpen, summedFieldsOf } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { usePracticeRules, useRoundRules } from '../add-session/form-rules.ts';
import { loggedPractice, practiceBody } from '../add-session/practice-values.ts';
import { loggedRound, roundBody } from '../add-session/round-values.ts';
import { correctedValues } from './corrected-values.ts';
import { useCorrection } from './use-correction.ts';

/** What happens after a change or deletion of an activity. If it is gone already, shows the calendar as it is. */
export function useEditResult(texts: { done: string; failed: string }, onDone: () => void) {
  const client = useQueryClient();
  return {
    success: { title: texts.done },
    failure: (error: Error) => ({ title: texts.failed, description: errorText(error) }),
    onFailure: (error: Error) => {
      if (!hasStatus(error, 404)) return;
      refreshReads(client, changedWithLogbook);
      onDone();
    },
  };
}

function useChanged(onChanged: () => void) {
  const { t } = useTranslation('logbook');
  const texts = { done: t('change.done'), failed: t('change.failed') };
  return { ...useEditResult(texts, onChanged), onSent: onChanged };
}

/** The form that changes logged practice. */
export function useEditPractice(item: CalendarItem, onChanged: () => void) {
  return useActionForm(logbook.changePractice, {
    ...useChanged(onChanged),
    ...usePracticeRules(),
    defaultValues: loggedPractice(item),
    input: (values) => ({ params: { id: item.id }, body: practiceBody(values) }),
  });
}

/** The form that changes a logged round. The totals follow the holes, so their faults are shown at the scorecard. */
export function useEditRound(item: CalendarItem, onChanged: () => void) {
  const { t, language } = useTranslation('logbook');
  const { texts, faults } = useRoundRules();
  const round = useActionForm(logbook.changeRound, {
    ...useChanged(onChanged),
    faults,
    texts: {
      ...texts,
      scorecard: ({ message }, { scorecard }) => {
        const open = scorecard?.findIndex(isOpen) ?? -1;
        return open < 0 ? message : t('change.noStrokes', { hole: open + 1 });
      },
    },
    fieldOf: (path, { scorecard, scoreType }) => {
      const [field = ''] = path.split('.');
      const sums: readonly string[] = scorecard ? summedFieldsOf(scoreType, scorecard) : [];
      return sums.includes(field) ? 'scorecard' : field;
    },
    defaultValues: loggedRound(item, language),
    input: (values) => ({
      params: { id: item.id },
      body: roundBody(correctedValues(values, item)),
    }),
  });
  return { ...round, correction: useCorrection(round.form) };
}
