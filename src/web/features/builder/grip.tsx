import './grip.css';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

type GripProps = {
  /** Which lists it can be dragged within. */
  readonly group: string;
  /** What it moves, and where that stands now. */
  readonly label: string;
  /** An arrow key: one place up or down. */
  readonly onMove: (places: 1 | -1) => void;
  readonly className?: string;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** What something is dragged by. With the keyboard, arrow keys move it by one place. */
export function Grip({ group, label, onMove, className = '' }: GripProps) {
  const { t } = useTranslation('builder');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      className={`icon-button grip grip-${group} ${className}`}
      aria-label={label}
      aria-description={t('grip')}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={onKeyDown}
    >
      <GripVertical className="icon" aria-hidden />
    </button>
  );
}
