import './copy-field.css';
import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

type Outcome = 'copied' | 'selected';

type CopyFieldProps = {
  readonly label: string;
  readonly text: string;
  /** How many lines the text has; one by default. */
  readonly lines?: number;
};

/** A read-only text with a button that copies it. */
export function CopyField({ label, text, lines = 1 }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useRef<{ select: () => void }>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Copying is forbidden or not supported: browsers have no clipboard API on pages without TLS.
      input.current?.select();
      setOutcome('selected');
    }
  };
  const shown = {
    readOnly: true,
    value: text,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      input.current = element;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.select(),
  };
  return (
    <div>
      <Field label={label} hint={outcome === 'selected' && t('copy.selected')}>
        <div className={lines === 1 ? 'copy-field' : 'stack-small'}>
          {lines === 1 ? <TextInput {...shown} /> : <TextArea {...shown} rows={lines} />}
          <Button variant="secondary" onClick={() => void copy()}>
            {outcome === 'copied' ? (
              <Check className="icon icon-small" aria-hidden />
            ) : (
              <Copy className="icon icon-small" aria-hidden />
            )}
            {t(outcome === 'copied' ? 'copy.copied' : 'copy.copy')}
          </Button>
        </div>
      </Field>
      <p className="visually-hidden" role="status">
        {outcome && t(`copy.${outcome}`)}
      </p>
    </div>
  );
}
