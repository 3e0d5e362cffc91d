import './warm-up-dialog.css';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { type Stretch, stretches } from './stretches.ts';
import { useStopwatch } from './use-stopwatch.ts';

type WarmUpDialogProps = { readonly open: boolean; readonly onClose: () => void };

const total = stretches.length;

/** Five stretches before the first ball, one after the other, with a stopwatch. */
export function WarmUpDialog({ open, onClose }: WarmUpDialogProps) {
  const { t } = useTranslation('training');
  const [index, setIndex] = useState(0);
  const watch = useStopwatch();
  const stretch = stretches[index];
  const goTo = (next: number) => {
    watch.clear();
    setIndex(next);
  };
  const close = () => {
    goTo(0);
    onClose();
  };
  const last = index === total - 1;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('warmUp.title')}
      top={<Steps index={index} />}
      foot={
        <>
          <Button variant="outline" disabled={index === 0} onClick={() => goTo(index - 1)}>
            {t('warmUp.previous')}
          </Button>
          {/* One button for both actions, so that the focus stays on it. */}
          <Button onClick={() => (last ? close() : goTo(index + 1))}>
            {t(last ? 'warmUp.train' : 'warmUp.next')}
          </Button>
        </>
      }
    >
      {stretch && (
        <div className="centered">
          <Move stretch={stretch} index={index} />
          <Ring stretch={stretch} seconds={watch.seconds} />
          <div className="button-row">
            <Button variant="secondary" onClick={watch.toggle}>
              {t(watch.running ? 'warmUp.stop' : 'warmUp.start')}
            </Button>
            <Button variant="text" onClick={watch.restart}>
              <RotateCcw className="icon icon-small" aria-hidden />
              {t('warmUp.restart')}
            </Button>
          </div>
          <p className="small muted">{t(last ? 'warmUp.after' : 'warmUp.care')}</p>
        </div>
      )}
    </Sheet>
  );
}

function Steps({ index }: { index: number }) {
  const { t } = useTranslation('training');
  const step = index + 1;
  const look = (place: number) =>
    place < index ? 'is-done' : place === index ? 'is-now' : undefined;
  return (
    <div
      className="warm-up-steps"
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-label={t('warmUp.step', { step, total })}
    >
      {stretches.map(({ id }, place) => (
        <i key={id} className={look(place)} />
      ))}
    </div>
  );
}

function Move({ stretch, index }: { stretch: Stretch; index: number }) {
  const { t } = useTranslation('training');
  return (
    <div className="centered warm-up-move" aria-live="polite">
      <p className="muted small">{t('warmUp.step', { step: index + 1, total })}</p>
      <h3 className="heading-large">{t(`warmUp.stretches.${stretch.id}.name`)}</h3>
      <p className="muted">{t(`warmUp.stretches.${stretch.id}.text`)}</p>
    </div>
  );
}

const secondsPerMinute = 60;

const clock = (seconds: number) =>
  `${Math.floor(seconds / secondsPerMinute)}:${String(seconds % secondsPerMinute).padStart(2, '0')}`;

/** The view box of the center of a diagram, where the golfer stands. */
const middle = '88 28 144 144';

function Ring({ stretch, seconds }: { stretch: Stretch; seconds: number }) {
  const { t } = useTranslation('training');
  const units = useUnits();
  const percent = Math.min(100, (seconds / stretch.seconds) * 100);
  const reached = percent === 100;
  const { seconds: target } = stretch;
  return (
    <div className={reached ? 'centered warm-up-clock is-reached' : 'centered warm-up-clock'}>
      <div className="warm-up-ring">
        <div className="warm-up-picture">
          <DrillDiagram diagram={stretch.diagram} units={units} view={middle} decorative />
        </div>
        <svg className="drawing-layer" viewBox="0 0 232 232" aria-hidden>
          <circle className="warm-up-track" cx="116" cy="116" r="108" />
          {percent > 0 && (
            <circle
              className="warm-up-time"
              cx="116"
              cy="116"
              r="108"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
            />
          )}
        </svg>
      </div>
      <b className="number" role="timer">
        {clock(seconds)}
      </b>
      <p className="small muted" role="status">
        {t(reached ? 'warmUp.reached' : 'warmUp.target', { seconds: target })}
      </p>
    </div>
  );
}
