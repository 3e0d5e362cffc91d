import '#web/ui/card.css';
import '#web/ui/list-row.css';
import './choose-completion-sheet.css';
import { useQuery } from '@tanstack/react-query';
import { Cloud, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { ErrorState, ScreenSkeleton } from '#web/platform/screen/states.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Radios } from '#web/ui/radios.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { reopenQuestionOf } from '../reopening/reopen-question.tsx';
import { useAskFirst } from '../reopening/use-ask-first.ts';
import { useRequestWords } from '../request-words.ts';
import { ConfirmOmission } from './confirm-omission.tsx';
import { completeInstead, notesWith } from './decision.ts';
import { useEntryWords } from './entry-words.ts';
import { type Comparison, useComparison } from './two-completions.ts';
import { type DecideSheetProps, useDecision } from './use-decision.ts';

type Completed = BodyOf<typeof training.complete>;
type Details = ResponseOf<typeof training.details>;
type Choice = 'here' | 'stored';

/** Compares a session completed here with its state on the server: completed differently or skipped. */
export function ChooseCompletionSheet({
  completed,
  ...props
}: DecideSheetProps & { readonly completed: Completed }) {
  const { request, open, onOpenChange } = props;
  const { t } = useTranslation('queue');
  const dates = useDates();
  const today = useToday();
  const words = useRequestWords();
  const entryWords = useEntryWords();
  const [choice, setChoice] = useState<Choice>('here');
  const [asking, setAsking] = useState(false);
  const { busy, decide } = useDecision(props);
  const params = { id: completed.scheduledSessionId };
  // Always fetched, because the server's data may be newer than the cached read.
  const read = useQuery({ ...query(training.details, { params }), staleTime: 0 });
  const { completion: stored, scheduledSession } = read.data ?? {};

  const exercises = read.data?.session.exercises ?? [];
  const other = stored && t('decide.which.other', { entry: entryWords(stored, exercises) });
  const notes = other ? notesWith(completed.notes, other) : (completed.notes ?? null);
  const hasRoom = !other || notes !== null;
  const kept = hasRoom ? { ...completed, notes } : completed;
  const send = () => decide(...completeInstead(request, kept));
  const question = { title: t('decide.which.replace'), confirmText: t('decide.which.useHere') };
  const ask = () =>
    reopenQuestionOf(completed.scheduledSessionId, { reopen: send, words: question });
  const replacing = useAskFirst<void>({ busy, send }, stored ? ask : null);
  const decideForHere = () => {
    setAsking(false);
    replacing.send();
  };
  const use = () => (choice === 'here' && hasRoom ? decideForHere() : setAsking(true));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('decide.which.title')}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('decide.later')}
          </Button>
          <Button busy={replacing.busy} disabled={!read.data} onClick={use}>
            {t(choice === 'here' ? 'decide.which.useHere' : 'decide.which.useStored')}
          </Button>
        </>
      }
    >
      <p>
        <b className="row-title">{request.title}</b>
        {scheduledSession && (
          <span className="row-text">{dates.day(scheduledSession.scheduledDate, today)}</span>
        )}
        <span className="muted">
          {t(scheduledSession?.isSkipped ? 'decide.which.skipped' : 'decide.which.text')}
        </span>
      </p>
      {read.data ? (
        <Sides {...{ request, completed, choice }} details={read.data} onChoose={setChoice} />
      ) : read.isError ? (
        <ErrorState error={read.error} retry={() => void read.refetch()} />
      ) : (
        <ScreenSkeleton />
      )}
      <p className="small muted">
        {t('decide.which.once')} {other && hasRoom && t('decide.which.notes')}
      </p>
      {choice === 'stored' ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t('discard.title', { change: words.what(request) })}
          confirmText={t('discard.confirm')}
          onConfirm={() => decide()}
        >
          <p>{t('discard.text')}</p>
          <p className="entry-to-discard">{entryWords(completed, exercises)}</p>
        </ConfirmDialog>
      ) : (
        <ConfirmOmission
          open={asking}
          onOpenChange={setAsking}
          entry={other ?? ''}
          onConfirm={decideForHere}
        />
      )}
      {replacing.question}
    </Sheet>
  );
}

type SidesProps = Pick<DecideSheetProps, 'request'> & {
  readonly completed: Completed;
  readonly details: Details;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

function Sides({ request, completed, details, choice, onChoose }: SidesProps) {
  const { t } = useTranslation('queue');
  const words = useRequestWords();
  const compare = useComparison();
  const { completedAt, isSkipped } = details.scheduledSession;
  const rows = compare(completed, details);
  const storedAt = completedAt ? words.when(Date.parse(completedAt)) : '';
  const sides = {
    here: { when: words.when(request.recordedAt), rows },
    stored: isSkipped
      ? { when: `${storedAt}, ${t('decide.which.isSkipped')}`, rows: [] }
      : { when: storedAt, rows },
  };
  return (
    <Radios
      className="stack-small"
      label={t('decide.which.title')}
      value={choice}
      onValueChange={onChoose}
      options={(['here', 'stored'] as const).map((value) => ({
        value,
        label: <Side side={value} isChosen={choice === value} {...sides[value]} />,
      }))}
    />
  );
}

type SideProps = {
  readonly side: Choice;
  readonly when: string;
  readonly rows: readonly Comparison[];
  readonly isChosen: boolean;
};

function Side({ side, when, rows, isChosen }: SideProps) {
  const { t } = useTranslation('queue');
  const Sign = side === 'here' ? Smartphone : Cloud;
  return (
    <span className={isChosen ? 'card entry-side is-chosen' : 'card entry-side'}>
      <span className="entry-side-head">
        <Sign className="icon" aria-hidden />
        <b>{t(`decide.which.${side}`)}</b>
        <i className="entry-side-mark" />
      </span>
      <span className="small muted">{when}</span>
      {rows.map((row) => (
        <span
          key={row.name}
          className={row.here === row.stored ? 'entry-fact' : 'entry-fact is-other'}
        >
          <span className="muted">{row.name}</span> <b>{row[side]}</b>
        </span>
      ))}
    </span>
  );
}
