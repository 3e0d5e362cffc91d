import './complete-session-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { longestSessionNotes } from '#contract/training.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { OfflineError } from '#web/platform/api/failures.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { sessionExercises } from '../session/session-details.ts';
import { type Draft, draftFields } from './draft.ts';
import { DurationField } from './duration-field.tsx';
import { ExercisesDone } from './exercises-done.tsx';
import { type Completed, useCompleteForm } from './use-complete-form.ts';
import { WithdrawnOffer } from './withdrawn-offer.tsx';

export type CompleteSessionDialogProps = {
  readonly session: {
    readonly scheduledSessionId: string;
    readonly sessionId: string;
    readonly title: string;
    /** The language of the title. */
    readonly language: string;
    /** Minutes. */
    readonly totalDuration: number;
    /** The swaps shown on the screen; left out if the screen does not know them. */
    readonly swaps?: readonly Swap[];
  };
  readonly open: boolean;
  readonly onClose: () => void;
  /** Minutes to use if the duration is not a number; without it, the last valid duration stays. */
  readonly durationFallback?: number;
  /** Called after `onClose` with the rewards. If set, the caller shows them and the toast does not. */
  readonly onCompleted?: (answer: Completed) => void;
  /** Called after `onClose` when the form was stored on this device to be sent later. */
  readonly onWaiting?: () => void;
};

/** Asks how a session went and completes it. The input is kept until that succeeds. */
export function CompleteSessionDialog(props: CompleteSessionDialogProps) {
  // A screen of another feature may not have loaded the texts of this feature yet.
  return (
    <Suspense fallback={null}>
      <Dialog key={props.session.scheduledSessionId} {...props} />
    </Suspense>
  );
}

function Dialog(props: CompleteSessionDialogProps) {
  const { session, open, onClose, durationFallback } = props;
  const { t } = useTranslation('training');
  const read = useQuery({ ...sessionExercises(session.scheduledSessionId), enabled: open });
  const exercises = read.data;
  const { form, submit, action } = useCompleteForm({
    session,
    exercises: exercises ?? [],
    showsEarned: props.onCompleted === undefined,
    onCompleted: (answer) => {
      onClose();
      props.onCompleted?.(answer);
    },
    onWaiting: () => {
      onClose();
      props.onWaiting?.();
    },
  });
  const { control } = form;
  const offline = !useOnline() && action.error instanceof OfflineError;

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('complete.title')}
      className="complete-session"
      top={
        <p className="sheet-note small" role="status">
          {action.error && t(offline ? 'complete.offline' : 'complete.kept')}
        </p>
      }
      onSubmit={submit}
      unsaved={false}
      foot={
        <Button
          type="submit"
          size="tall"
          busy={action.busy}
          busyText={t('complete.busy')}
          disabled={!exercises}
        >
          {t('complete.submit')}
        </Button>
      }
    >
      <WithdrawnOffer
        scheduledSessionId={session.scheduledSessionId}
        onTake={(withdrawn) => {
          for (const name of draftFields) form.setValue(name, withdrawn[name]);
        }}
      />
      <p className="muted complete-session-title" lang={session.language}>
        {session.title}
      </p>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <Stars
            label={t('complete.question')}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <ExercisesDone
        exercises={exercises}
        failed={read.isError && !read.isFetching}
        retry={() => void read.refetch()}
        control={control}
      />
      <FormField control={control} name="duration" label={t('complete.duration')} group>
        {({ value, onChange, ref }) => (
          <DurationField
            ref={ref}
            value={value}
            fallback={durationFallback}
            onValueChange={onChange}
          />
        )}
      </FormField>
      <Notes control={control} />
    </Sheet>
  );
}

/** Above this length the remaining space is shown. */
const countFrom = 1800;

function Notes({ control }: { readonly control: Control<Draft> }) {
  const { t } = useTranslation('training');
  const { length } = useWatch({ control, name: 'notes' });
  return (
    <FormField
      control={control}
      name="notes"
      label={t('complete.notes')}
      hint={length >= countFrom && t('complete.notesLeft', { length, max: longestSessionNotes })}
    >
      {(field) => (
        // The end of a longer pasted text is cut off.
        <TextArea {...field} maxLength={longestSessionNotes} placeholder={t('complete.optional')} />
      )}
    </FormField>
  );
}
