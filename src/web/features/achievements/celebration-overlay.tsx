import './celebration-overlay.css';
import { Volume2, VolumeX, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { Confetti } from '#web/golf/confetti.tsx';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Celebration } from '#web/platform/celebration.ts';
import { useFirstQuiet } from '#web/platform/quiet-screen.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useBackCloses } from '#web/ui/sheet-history.ts';
import { useFocusReturn } from '#web/ui/use-focus-return.ts';
import { celebrationSound, playFanfare } from './sound.ts';

/** The number of the last celebration that played its sound. Each one plays it once, however often it renders. */
let heard = 0;

type CelebrationOverlayProps = Celebration & {
  /** Closes this celebration. Another may follow in the same overlay. */
  readonly onClose: () => void;
};

/** Celebrates a newly unlocked achievement, from the first quiet moment on. */
export function CelebrationOverlay(props: CelebrationOverlayProps) {
  return useFirstQuiet() && <Overlay {...props} />;
}

function Overlay({ number, achievement, onClose }: CelebrationOverlayProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturn(goOn);
  useBackCloses(true, onClose);
  useEffect(() => {
    if (number <= heard) return;
    heard = number;
    if (celebrationSound.get() === 'on') playFanfare();
  }, [number]);

  const pressBackdrop = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('.celebration-content, button')) onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="celebration-ground">
          <Dialog.Content
            className="celebration turf"
            aria-describedby={undefined}
            onClick={pressBackdrop}
            {...focus}
          >
            <Contours seed="unlock" />
            <Confetti key={number} />
            <Corner />
            <div className="centered celebration-content">
              <Unlocked key={number} achievement={achievement} />
              <Button ref={goOn} variant="light" size="tall" wide onClick={onClose}>
                <ResumeLink />
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ResumeLink() {
  return useTranslation('achievements').t('celebration.go');
}

/** The unlocked achievement. When the next celebration replaces it, screen readers announce the new one. */
function Unlocked({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('achievements');
  const { rarity, icon, name, description, xpReward } = achievement;
  return (
    <>
      <AchievementBadge rarity={rarity} size="large" icon={<AchievementIcon name={icon} />} />
      <div className="centered" aria-live="polite">
        <p className="muted">{t('celebration.unlocked')}</p>
        <Dialog.Title className="heading-huge">{name}</Dialog.Title>
        <p className="lead celebration-text">{description}</p>
        <p className="celebration-points">
          <b className="number number-large">{t('celebration.xp', { xp: xpReward })}</b>{' '}
          {t('celebration.unit')}
          <span className="celebration-rarity">{t(`rarities.${rarity}`)}</span>
        </p>
      </div>
    </>
  );
}

function Corner() {
  const { t } = useTranslation('achievements');
  const ui = useTranslation('ui');
  const on = useStore(celebrationSound) === 'on';
  const Icon = on ? Volume2 : VolumeX;
  return (
    <div className="celebration-tools">
      <IconButton
        label={t('celebration.sound')}
        aria-pressed={on}
        onClick={() => celebrationSound.set(on ? 'off' : 'on')}
      >
        <Icon className="icon" aria-hidden />
      </IconButton>
      <Dialog.Close asChild>
        <IconButton label={ui.t('close')}>
          <X className="icon" aria-hidden />
        </IconButton>
      </Dialog.Close>
    </div>
  );
}
