import './pause-note.css';
import type { Enrollment } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';

type PauseNoteProps = {
  readonly pause: NonNullable<Enrollment['pause']>;
  readonly onEnd: () => void;
};

/** Says that the plan is or will be paused, and lets the golfer end the pause. */
export function PauseNote({ pause, onEnd }: PauseNoteProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const runs = pause.from <= today;
  const days = { from: dates.day(pause.from, today), to: dates.day(pause.to, today) };
  return (
    <section className="between is-middle sand pause-note" aria-labelledby="pause-title">
      <div>
        <h3 className="heading-small" id="pause-title">
          {t(runs ? 'pause.runs' : 'pause.comes', days)}
        </h3>
        <p className="small">
          {t(`pause.reasons.${pause.reason}`)}. {t('pause.frozen')}
        </p>
      </div>
      <Button variant="outline" size="slim" onClick={onEnd}>
        {t('endPause.confirm')}
      </Button>
    </section>
  );
}
