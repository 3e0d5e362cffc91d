import { errorText } from '#web/platform/error-text.ts';
import { SignForm, type SignFormProps } from './sign-form.tsx';
import { SignFrame } from './sign-frame.tsx';

type SignQuestionProps = Omit<SignFormProps, 'onSubmit' | 'error' | 'children'> & {
  /** Why the request failed. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
};

/** A screen that asks for confirmation before it performs the action of a link. */
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
