import './coach-note.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoachNote, type CoachPage, coach } from '#contract/coach.ts';
import { coachTextLength } from '#domain/coach/coach-link.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useStoreValues } from '#web/platform/form/use-store-values.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Typed but unsaved notes by session; they survive closing the form and a reload. */
const drafts = storedValue<string>('coach-note-draft');

type SessionNoteProps = {
  readonly session: { readonly id: string; readonly title: string };
  /** The session's date in words, because titles repeat. */
  readonly day: string;
  readonly page: Pick<CoachPage, 'notes'>;
  readonly token: string;
};

/** Shows a session's note to coaches, with a button to write or edit it. */
export function SessionNote({ session, day, page, token }: SessionNoteProps) {
  const { t } = useTranslation('coach');
  const [isOpen, setOpen] = useState(false);
  const note = page.notes[session.id];
  const action = note ? 'write.edit' : 'write.add';
  return (
    <>
      {note && (
        <div className="coach-note">
          <p className="coach-note-text" lang="">
            {note.text}
          </p>
          <p className="row-text">{t('write.by', { name: note.coachName })}</p>
        </div>
      )}
      <button
        type="button"
        className="link small"
        aria-label={t(`${action}Of`, { title: session.title, day })}
        onClick={() => setOpen(true)}
      >
        {t(action)}
      </button>
      {isOpen && (
        <NoteForm session={session} note={note} token={token} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type NoteFormProps = Pick<SessionNoteProps, 'session' | 'token'> & {
  readonly note: CoachNote | undefined;
  readonly onClose: () => void;
};

function NoteForm({ session, note, token, onClose }: NoteFormProps) {
  const { t } = useTranslation('coach');
  const client = useQueryClient();
  const { id, title } = session;
  const { queryKey } = query(coach.page, { params: { token } }, { on404: 'null' });
  const { form, submit, action } = useActionForm(coach.writeNote, {
    defaultValues: { note: drafts.read(id) ?? note?.text ?? '' },
    input: (body) => ({ params: { token, id }, body }),
    // The link was revoked: the page says so.
    onFailure: (error) => {
      if (hasStatus(error, 404)) void client.invalidateQueries({ queryKey });
    },
    onSuccess: ({ note: written }) => {
      drafts.drop(id);
      client.setQueryData(queryKey, (page) => {
        if (!page) return page;
        const { [id]: _, ...others } = page.notes;
        return { ...page, notes: written === null ? others : { ...others, [id]: written } };
      });
      toast({ title: t(written === null ? 'write.deleted' : 'write.saved') });
    },
    onSent: onClose,
  });
  useStoreValues(form, (values) => drafts.keep(id, values.note));
  const { root } = form.formState.errors;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('write.title', { title })}
      onSubmit={submit}
      unsaved={false}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('write.save')}
        </Button>
      }
    >
      <FormField
        control={form.control}
        name="note"
        label={t('write.label')}
        hint={t('write.hint', { count: coachTextLength.note })}
      >
        {(field) => <TextArea {...field} rows={6} maxLength={coachTextLength.note} />}
      </FormField>
      {root && <p role="alert">{root.message}</p>}
    </Sheet>
  );
}
