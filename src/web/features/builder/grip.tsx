import '#web/ui/icon-button.css';
import './grip.css';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

type GripProps = {
  /** The group of lists within which it can be dragged. */
  readonly group: string;
  /** What it moves, and the current position. */
  readonly label: string;
  /** Called on an arrow key: one place up (-1) or down (1). */
  readonly onMove: (places: 1 | -1) => void;
  readonly className?: string;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A handle for dragging. Arrow keys move the part by one place. */
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
