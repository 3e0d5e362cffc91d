import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Correction } from './use-correction.ts';

/** Leads to the other holes and, as the submit button, back to the whole card. */
export function HoleActions({ correction: { card, goTo } }: { readonly correction: Correction }) {
  const { t } = useTranslation('logbook');
  const course = useTranslation('course').t;
  const { at, holes } = card;
  return (
    <>
      <IconButton
        ring
        label={course('hole.previous')}
        disabled={at === 0}
        onClick={() => goTo(at - 1)}
      >
        <ChevronLeft className="icon" aria-hidden />
      </IconButton>
      <IconButton
        ring
        label={course('hole.next', { hole: at + 2 })}
        disabled={at === holes.length - 1}
        onClick={() => goTo(at + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </IconButton>
      <Button type="submit">{t('change.holeDone')}</Button>
    </>
  );
}
