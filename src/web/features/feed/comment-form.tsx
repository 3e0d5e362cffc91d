import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { commentLength } from '#domain/feed/feed-item.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useStoredDraft } from './drafts.ts';

type FormProps = {
  /** The key under which the draft is kept until it is posted. */
  readonly place: string;
  /** The initial text of the field when there is no draft. */
  readonly initial?: string;
  readonly label: string;
  readonly submitText: string;
  readonly busy: boolean;
  readonly send: (content: string, onSent: () => void) => void;
  /** Called after sending or canceling. If set, the form takes the focus and shows a Cancel button. */
  readonly onClose?: () => void;
};

/** A field for a comment of at most 500 characters. The draft is kept until it is posted. */
export function CommentForm(props: FormProps) {
  const { place, initial = '', label, submitText, busy, send, onClose } = props;
  const { t } = useTranslation('feed');
  const draft = useStoredDraft(place);
  const [text, setText] = useState(draft.read() ?? initial);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const close = () => {
    draft.forget();
    setText(initial);
    if (onClose) onClose();
    // The pressed button is disabled now. The field would open a phone’s keyboard again.
    else form.current?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim() !== '') send(text.trim(), close);
  };
  return (
    <form className="comment-form" ref={form} tabIndex={-1} onSubmit={submit}>
      <TextArea
        ref={field}
        rows={1}
        maxLength={commentLength}
        aria-label={label}
        aria-describedby={countId}
        placeholder={label}
        value={text}
        onChange={({ target: { value } }) => {
          draft.keep(value);
          setText(value);
        }}
      />
      <div className="comment-form-foot">
        <span className="small muted" id={countId}>
          {t('form.characters', { count: text.length, most: commentLength })}
        </span>
        {onClose && (
          <Button variant="text" size="slim" onClick={close}>
            {t('form.cancel')}
          </Button>
        )}
        <Button type="submit" size="slim" busy={busy} disabled={text.trim() === ''}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
