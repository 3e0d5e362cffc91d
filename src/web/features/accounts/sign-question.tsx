import { errorText } from '#web/platform/error-text.ts';
import { SignForm, type SignFormProps } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';

type SignQuestionProps = Omit<SignFormProps, 'onSubmit' | 'error' | 'children'> & {
  /** Why it could not be done. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
};

/** A screen that asks before it does what a link is for. */
export function SignQuestion({ error, onConfirm, ...form }: SignQuestionProps) {
  return (
    <SignFrame>
      <SignForm
        {...form}
        error={error ? errorText(error) : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      />
    </SignFrame>
  );
}
