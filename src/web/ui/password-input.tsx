import './password-input.css';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { IconButton } from './icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password with a button to show it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'numeric'>) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <span className="password-field">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        label={t(shown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!shown)}
      >
        <Sign className="icon icon-small" aria-hidden />
      </IconButton>
    </span>
  );
}
