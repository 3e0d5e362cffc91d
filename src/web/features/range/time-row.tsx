import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { clockText, secondsOn } from './clock.ts';
import { playCue } from './cues.ts';
import { presentDrill, type Training } from './training-steps.ts';
import { useNow } from './use-now.ts';
import { say } from './voice.ts';

type TimeRowProps = {
  /** The planned duration of the drill. */
  readonly minutes: number;
  readonly training: Training;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** The remaining time, between the buttons for the previous and the next drill. */
export function TimeRow({ minutes, training, onPrevious, onNext }: TimeRowProps) {
  const { t } = useTranslation('range');
  const { place } = training;
  const now = useNow(place.runningSince !== null);
  const drill = presentDrill(training);
  const left = minutes * 60 - (drill ? secondsOn(drill, place, now) : 0);
  useTimeCues(left);
  return (
    <div className="range-clock">
      <button
        type="button"
        className="range-icon is-ringed"
        aria-label={t('previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft className="icon" aria-hidden />
      </button>
      <p role="timer">
        <b className="number">{clockText(Math.abs(left))}</b>{' '}
        {t(left < 0 ? 'clock.over' : 'clock.left')}
      </p>
      {/* Nobody wants to hear every second. */}
      <span className="visually-hidden" role="status">
        {left <= minute && t(left <= 0 ? 'clock.timeIsUp' : 'clock.lastMinute')}
      </span>
      <button
        type="button"
        className="range-icon is-ringed"
        aria-label={t('next')}
        disabled={!onNext}
        onClick={onNext}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
    </div>
  );
}

const minute = 60;

/** Announces once that one minute is left, and once that the time is up. */
function useTimeCues(left: number): void {
  const { t, language } = useTranslation('range');
  const before = useRef(left);
  useEffect(() => {
    const passed = (mark: number) => before.current > mark && left <= mark;
    if (passed(minute)) say(t('clock.lastMinute'), language);
    if (passed(0)) {
      playCue('time');
      say(t('clock.timeIsUp'), language);
    }
    before.current = left;
  }, [left, t, language]);
}
