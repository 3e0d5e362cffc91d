import './copy-field.css';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type Outcome = 'copied' | 'selected';

/** A read-only text with a button that copies it. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation('ui');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
  return (
    <div>
      <Field label={label} hint={outcome === 'selected' && t('copy.selected')}>
        <div className="copy-field">
          <TextInput
            ref={input}
            readOnly
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
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
