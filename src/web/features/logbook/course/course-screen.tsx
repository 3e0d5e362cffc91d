import './course-screen.css';
import { useState } from 'react';
import { playedCard, playedNine } from '#domain/logbook/hole-card.ts';
import { FinishRound } from './finish-round.tsx';
import { HoleView } from './hole-view.tsx';
import { RoundCard } from './round-card.tsx';
import type { RoundDraft } from './round-draft.ts';
import { StartRound } from './start-round.tsx';
import { useCourseRound } from './use-course-round.ts';

/** The views of a started round: the current hole, the whole card, or the form that sends it. */
type View = 'hole' | 'card' | 'finish';

/** A round on the course, hole by hole. Stored on the device until it is sent or discarded. */
export function CourseScreen() {
  const { draft: stored, round } = useCourseRound();
  const [view, setView] = useState<View>('hole');
  // Stays on screen while it is sent, when it is no longer stored here.
  const [finishing, setFinishing] = useState<RoundDraft | null>(null);
  const draft = stored ?? finishing;
  if (draft === null)
    return (
      <StartRound
        onStart={(start) => {
          setView('hole');
          round.start(start);
        }}
      />
    );
  const toHole = (at: number) => {
    round.goTo(at);
    setView('hole');
  };
  // In another tab, this round may have been sent and the next one started.
  const card = view === 'finish' ? (playedCard(draft.holes) ?? playedNine(draft.holes)) : null;
  if (card)
    return (
      <FinishRound
        key={draft.key}
        {...{ draft, card, round }}
        onSent={() => setFinishing(null)}
        onBack={() => {
          setFinishing(null);
          setView('card');
        }}
      />
    );
  if (view === 'card')
    return (
      <RoundCard
        draft={draft}
        onHole={toHole}
        onDiscard={round.discard}
        onFinish={() => {
          setFinishing(draft);
          setView('finish');
        }}
      />
    );
  return <HoleView draft={draft} round={round} onCard={() => setView('card')} />;
}
