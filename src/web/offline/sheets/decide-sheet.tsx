import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { training } from '#contract/training.ts';
import { dayAt } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import type { QueuedRequest, Refusal } from '#web/platform/queue/queued-request.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useRequestWords } from '../request-words.ts';
import { ChooseCompletionSheet } from './choose-completion-sheet.tsx';
import { ConfirmOmission } from './confirm-omission.tsx';
import { again, notesWith, practiceInstead, type Question, questionOf } from './decision.ts';
import { useEntryWords } from './entry-words.ts';
import { type DecideSheetProps, useDecision } from './use-decision.ts';

/** Explains why a request was refused, shows what was entered, and asks the golfer what to do with it. */
export function DecideSheet(props: DecideSheetProps) {
  const question = questionOf(props.request);
  if (question.kind === 'which')
    return <ChooseCompletionSheet {...props} completed={question.completed} />;
  return <RefusedSheet {...props} question={question} />;
}

type RefusedSheetProps = DecideSheetProps & {
  readonly question: Exclude<Question, { kind: 'which' }>;
};

function RefusedSheet({ question, ...props }: RefusedSheetProps) {
  const { request, open, onOpenChange } = props;
  const { t } = useTranslation('queue');
  const words = useRequestWords();
  const { timeZone } = useGolfer();
  const { busy, decide } = useDecision(props);
  const [discarding, setDiscarding] = useState(false);
  const [asking, setAsking] = useState(false);
  const isGone = question.kind === 'gone';
  const rest = useRest(question);
  const keepAs = (completed: Completed, notes: string | null) => {
    const title = request.title || t('changes.session');
    const practice = { title, day: dayAt(request.recordedAt, timeZone) };
    decide(practiceInstead(request, { ...completed, notes }, practice));
  };
  const keep = () => {
    if (question.kind !== 'gone') return decide(again(request));
    const notes = notesWith(question.completed.notes, rest);
    if (notes === null) setAsking(true);
    else keepAs(question.completed, notes);
  };
  const notes = entered(request);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(isGone ? 'decide.gone.title' : 'decide.refused.title')}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('decide.later')}
          </Button>
          <Button busy={busy} onClick={keep}>
            {t(isGone ? 'decide.gone.keep' : 'decide.again')}
          </Button>
        </>
      }
    >
      <div>
        <p className="row-title">{words.what(request)}</p>
        <p className="row-text">{words.details(request)}</p>
        {notes && <p className="row-text">{notes}</p>}
      </div>
      <p>{isGone ? t('decide.gone.text') : request.refusal && reasonOf(request.refusal)}</p>
      <p>
        <Button variant="text" onClick={() => setDiscarding(true)}>
          {t('discard.confirm')}
        </Button>
      </p>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('discard.title', { change: words.what(request) })}
        confirmText={t('discard.confirm')}
        onConfirm={() => decide()}
      >
        <p>{t('discard.text')}</p>
      </ConfirmDialog>
      {question.kind === 'gone' && (
        <ConfirmOmission
          open={asking}
          onOpenChange={setAsking}
          entry={rest}
          onConfirm={() => keepAs(question.completed, question.completed.notes ?? null)}
        />
      )}
    </Sheet>
  );
}

type Completed = Extract<Question, { kind: 'gone' }>['completed'];

/** The entries that practice has no fields for (stars, drills, scores), with the cached drill names. */
function useRest(question: RefusedSheetProps['question']): string {
  const client = useQueryClient();
  const entryWords = useEntryWords();
  if (question.kind !== 'gone') return '';
  const { scheduledSessionId: id, rating, completedExercises, scores } = question.completed;
  const { queryKey } = query(training.details, { params: { id } });
  const exercises = client.getQueryData(queryKey)?.session.exercises ?? [];
  return entryWords({ rating, completedExercises, scores }, exercises);
}

/** The server's reason, in the golfer's language if its code is known. */
function reasonOf({ status, code, message }: Refusal): string {
  const text = JSON.stringify({ code, message, issues: [] });
  return errorText(new ApiError({ status, statusText: '', text }));
}

const entered = ({ body }: QueuedRequest) =>
  (body as { readonly notes?: string | null } | undefined)?.notes;
