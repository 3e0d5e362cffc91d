import { CircleAlert } from 'lucide-react';

/** What went wrong with the form as a whole; interrupts a screen reader. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="sign-fault" role="alert">
      <CircleAlert className="icon s" aria-hidden />
      {text}
    </p>
  );
}
