import '#web/ui/dock.css';
import { useState } from 'react';
import { isOpen, playedNine } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { Standing } from './hole-entry.tsx';
import type { RoundDraft } from './round-draft.ts';
import { Scorecard } from './scorecard.tsx';

type RoundCardProps = {
  readonly draft: RoundDraft;
  readonly onHole: (at: number) => void;
  readonly onDiscard: () => void;
  readonly onFinish: () => void;
};

/**
 * Shows every hole as a button that leads to it. The round can be finished once all holes are played, or as a round of
 * nine once one half of the course is.
 */
export function RoundCard({ draft, onHole, onDiscard, onFinish }: RoundCardProps) {
  const { t } = useTranslation('course');
  const [asking, setAsking] = useState(false);
  const open = draft.holes.flatMap((hole, at) => (isOpen(hole) ? [at] : []));
  const [first] = open;
  return (
    <div className="course">
      <div className="gutter stack">
        <div className="course-head">
          <h2 className="heading-large" tabIndex={-1} ref={takeFocus}>
            {draft.courseName || t('card.title')}
          </h2>
          <Standing holes={draft.holes} />
        </div>
        <Scorecard holes={draft.holes} at={draft.at} onHole={onHole} />
        <p className="muted" role="status">
          {open.length > 0 && t('card.left', { count: open.length })}
        </p>
        {first !== undefined && playedNine(draft.holes) && (
          <p>
            <Button variant="outline" onClick={onFinish}>
              {t('finish.nine')}
            </Button>
          </p>
        )}
        <p>
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('discard.open')}
          </Button>
        </p>
      </div>
      <div className="dock" ref={bottomBar}>
        {first === undefined ? (
          <Button size="tall" onClick={onFinish}>
            {t('finish.open')}
          </Button>
        ) : (
          <Button size="tall" onClick={() => onHole(first)}>
            {t('card.goOn', { hole: first + 1 })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('discard.title')}
        confirmText={t('discard.confirm')}
        cancelText={t('discard.keep')}
        onConfirm={onDiscard}
      >
        <p>{t('discard.text', { count: draft.holes.length - open.length })}</p>
      </ConfirmDialog>
    </div>
  );
}
