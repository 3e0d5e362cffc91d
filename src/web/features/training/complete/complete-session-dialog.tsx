import './complete.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { longestNotes, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { OfflineError } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { useOnline } from '#web/platform/online.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { bodyOf, faultsOf, isFaultless, noFaults } from './check-draft.ts';
import { emptyDraft } from './draft.ts';
import { DurationField } from './duration-field.tsx';
import { ExercisesDone } from './exercises-done.tsx';
import { type Completed, useComplete } from './use-complete.ts';
import { useDraft } from './use-draft.ts';

export type CompleteSessionDialogProps = {
  readonly session: {
    readonly scheduledSessionId: string;
    readonly sessionId: string;
    readonly title: string;
    /** Minutes. */
    readonly totalDuration: number;
  };
  readonly open: boolean;
  readonly onClose: () => void;
  /** Minutes to take for a duration that is no number; without it the last good one stays. */
  readonly durationFallback?: number;
  /** Tells a failure in the server's words instead of a general sentence. */
  readonly tellsServerWords?: boolean;
  /** Called after `onClose` with what the session earned; its caller shows that, so the toast does not. */
  readonly onCompleted?: (answer: Completed) => void;
};

/** Asks how a session went and completes it. What is typed stays until that has worked. */
export function CompleteSessionDialog(props: CompleteSessionDialogProps) {
  // A screen of another feature may not have the words of this one yet.
  return (
    <Suspense fallback={null}>
      <Dialog key={props.session.scheduledSessionId} {...props} />
    </Suspense>
  );
}

function Dialog(props: CompleteSessionDialogProps) {
  const { session, open, onClose, durationFallback, tellsServerWords = false } = props;
  const { t } = useTranslation('training');
  const { draft, change, reset } = useDraft(session);
  const [faults, setFaults] = useState(noFaults);
  const read = useQuery({
    ...query(training.exercises, { params: { sessionId: session.sessionId } }),
    enabled: open,
  });
  const exercises = read.data;
  const { send, busy, error } = useComplete({
    scheduledSessionId: session.scheduledSessionId,
    tellsServerWords,
    tellsEarned: props.onCompleted === undefined,
    onCompleted: (answer) => {
      onClose();
      reset(emptyDraft(session.totalDuration));
      props.onCompleted?.(answer);
    },
  });

  const away = !useOnline() && error instanceof OfflineError;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!exercises) return;
    const found = faultsOf(draft, exercises);
    const form = event.currentTarget;
    flushSync(() => setFaults(found));
    if (isFaultless(found)) send({ body: bodyOf(draft, exercises, session) });
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('complete.title')}
      className="complete"
      top={
        <p className="complete-kept small" role="status">
          {error && t(away ? 'complete.offline' : 'complete.kept')}
        </p>
      }
      onSubmit={submit}
      foot={
        <Button
          type="submit"
          size="tall"
          busy={busy}
          busyText={t('complete.busy')}
          disabled={!exercises}
        >
          {t('complete.submit')}
        </Button>
      }
    >
      <p className="soft complete-what">{session.title}</p>
      <Stars
        label={t('complete.question')}
        value={draft.rating}
        onValueChange={(rating) => change({ rating })}
      />
      <ExercisesDone
        exercises={exercises}
        failed={read.isError && !read.isFetching}
        retry={() => void read.refetch()}
        draft={draft}
        faults={faults.scores}
        onChange={(changes) => {
          setFaults(noFaults);
          change(changes);
        }}
      />
      <Field
        group
        label={t('complete.duration')}
        error={faults.duration ? t('complete.durationFault') : undefined}
      >
        <DurationField
          value={draft.duration}
          fallback={durationFallback}
          onValueChange={(duration) => {
            setFaults((found) => ({ ...found, duration: false }));
            change({ duration });
          }}
        />
      </Field>
      <Notes value={draft.notes} onValueChange={(notes) => change({ notes })} />
    </Sheet>
  );
}

/** From here on it helps to know how much room is left. */
const countFrom = 1800;

function Notes(props: { value: string; onValueChange: (notes: string) => void }) {
  const { t } = useTranslation('training');
  const { length } = props.value;
  return (
    <Field
      label={t('complete.notes')}
      hint={length >= countFrom && t('complete.notesLeft', { length, max: longestNotes })}
    >
      <TextArea
        value={props.value}
        // The rest of a pasted text is cut off.
        maxLength={longestNotes}
        placeholder={t('complete.optional')}
        onChange={(event) => props.onValueChange(event.target.value)}
      />
    </Field>
  );
}
