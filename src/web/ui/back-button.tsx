import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type BackButtonProps = { readonly label: string; readonly onClick: () => void };

/**
 * Leads to the previous step of a sheet. Takes the focus when it was lost with the pressed control; an opening sheet
 * moves the focus itself.
 */
export function BackButton({ label, onClick }: BackButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <IconButton ref={button} label={label} onClick={onClick}>
      <ArrowLeft className="icon" aria-hidden />
    </IconButton>
  );
}
