import '#web/ui/dock.css';
import { ChevronLeft, ChevronRight, TableProperties } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { HoleEntry } from './hole-entry.tsx';
import type { RoundDraft } from './round-draft.ts';
import type { CourseRound } from './use-course-round.ts';

type HoleViewProps = {
  readonly draft: RoundDraft;
  readonly round: CourseRound;
  /** Opens the whole card. Also used after the last hole. */
  readonly onCard: () => void;
};

/** One hole: the input keys, and buttons to the previous and next hole. */
export function HoleView({ draft, round, onCard }: HoleViewProps) {
  const { t } = useTranslation('course');
  const { at, holes } = draft;
  const isLast = at === holes.length - 1;
  return (
    <div className="course" data-in-use>
      <div className="gutter">
        <HoleEntry
          card={draft}
          taps={round}
          action={
            <IconButton label={t('card.title')} onClick={onCard}>
              <TableProperties className="icon" aria-hidden />
            </IconButton>
          }
        />
      </div>
      <div className="dock course-dock" ref={bottomBar}>
        <IconButton
          ring
          label={t('hole.previous')}
          disabled={at === 0}
          onClick={() => round.goTo(at - 1)}
        >
          <ChevronLeft className="icon" aria-hidden />
        </IconButton>
        <Button size="tall" onClick={() => (isLast ? onCard() : round.goTo(at + 1))}>
          {isLast ? t('card.title') : t('hole.next', { hole: at + 2 })}
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
    </div>
  );
}
