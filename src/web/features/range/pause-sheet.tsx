import {
  ArrowLeftRight,
  Keyboard,
  type LucideIcon,
  MessageCircle,
  Play,
  RotateCcw,
  SkipForward,
  SquarePen,
  Sun,
  Vibrate,
  Volume2,
} from 'lucide-react';
import { useState } from 'react';
import { longestSessionNotes } from '#contract/training.ts';
import { progressOf } from '#domain/training/session-progress.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { clockText } from './clock.ts';
import { canVibrate } from './cues.ts';
import { chooseSettings, type RangeSettings, rangeSettings } from './range-settings.ts';
import { Saved } from './status-line.tsx';
import {
  goOn,
  goTo,
  leave,
  leaveOut,
  type RangeDrill,
  startAgain,
  type Training,
} from './training-steps.ts';
import type { TakeStep } from './use-training.ts';
import { hasVoice } from './voice.ts';

type PauseSheetProps = {
  readonly open: boolean;
  readonly drills: readonly RangeDrill[];
  readonly drill: RangeDrill;
  readonly training: Training;
  readonly take: TakeStep;
  readonly onNote: (text: string) => void;
  /** Called when the golfer wants to type the score of this drill. */
  readonly onType: () => void;
  /** Called when the golfer wants to replace this drill. */
  readonly onSwap: () => void;
  readonly scheduledSessionId: string;
};

/** The sheet shown while paused: options for the drill, the session, and the screen. */
export function PauseSheet(props: PauseSheetProps) {
  const { open, drills, drill, training, take, scheduledSessionId } = props;
  const { t } = useTranslation('range');
  const { sunlight } = useStore(rangeSettings);
  const { progress } = training;
  const resume = () => take(goOn);
  const { seconds } = progressOf(progress, drill.key);
  const done = drills.filter(({ key }) => progressOf(progress, key).state === 'done').length;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && resume()}
      title={t('pause.at', { time: clockText(seconds) })}
      className={sunlight ? 'range-sheet is-sunlight' : 'range-sheet'}
      foot={
        <>
          <button type="button" className="range-key is-main is-row" onClick={resume}>
            <Play className="icon" aria-hidden />
            {t('pause.goOn')}
          </button>
          <button type="button" className="button button-text" onClick={() => take(goTo(null))}>
            {t('pause.finish')}
          </button>
          <Link
            className="button button-text"
            to="/my-schedule/session/$scheduledSessionId"
            params={{ scheduledSessionId }}
            onClick={() => take(leave)}
          >
            {t('pause.leave', { count: done })}
          </Link>
        </>
      }
    >
      <p className="muted">{t('pause.text', { name: drill.exercise.name })}</p>
      <Choices {...props} />
      <Settings />
      <Saved />
    </Sheet>
  );
}

/** Options for the session and the drill. */
function Choices({ drills, drill, training, take, onNote, onType, onSwap }: PauseSheetProps) {
  const { t } = useTranslation('range');
  const [writing, setWriting] = useState(false);
  const { note } = training.progress;
  const isOpen = progressOf(training.progress, drill.key).state !== 'done';
  const isCounted = drill.scoring !== null && (drill.scoring.shape?.kind ?? 'value') !== 'value';
  return (
    <div className="range-choices">
      {writing ? (
        <Field label={t('pause.note')}>
          <TextArea
            defaultValue={note?.text}
            maxLength={longestSessionNotes}
            onChange={({ target }) => onNote(target.value)}
          />
        </Field>
      ) : (
        <Choice icon={SquarePen} onPress={() => setWriting(true)}>
          {t(note?.text ? 'pause.changeNote' : 'pause.addNote')}
        </Choice>
      )}
      {isCounted && isOpen && (
        <Choice
          icon={Keyboard}
          onPress={() => {
            onType();
            take(goOn);
          }}
        >
          {t('pause.type')}
        </Choice>
      )}
      <Choice icon={RotateCcw} onPress={() => take(startAgain)}>
        {t('pause.again')}
      </Choice>
      <Choice icon={ArrowLeftRight} onPress={onSwap}>
        {t('pause.swap')}
      </Choice>
      <Choice icon={SkipForward} onPress={() => take(leaveOut(drills))}>
        {t('pause.leaveOut')}
      </Choice>
    </div>
  );
}

type ChoiceProps = {
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly children: string;
};

function Choice({ icon: Icon, onPress, children }: ChoiceProps) {
  return (
    <button type="button" className="range-choice" onClick={onPress}>
      <Icon className="icon" aria-hidden />
      {children}
    </button>
  );
}

const settingIcons = {
  sunlight: Sun,
  sound: Volume2,
  vibration: Vibrate,
  voice: MessageCircle,
} as const;

/** The device settings for drills. */
function Settings() {
  const { t } = useTranslation('range');
  const settings = useStore(rangeSettings);
  const can = { sunlight: true, sound: true, vibration: canVibrate(), voice: hasVoice() };
  const names = (Object.keys(can) as (keyof RangeSettings)[]).filter((name) => can[name]);
  return (
    <div className="range-choices">
      {names.map((name) => {
        const Icon = settingIcons[name];
        return (
          <div key={name} className="range-choice">
            <Icon className="icon" aria-hidden />
            <span>{t(`settings.${name}`)}</span>
            <Switch
              label={t(`settings.${name}`)}
              checked={settings[name]}
              onCheckedChange={(on) => chooseSettings({ [name]: on })}
            />
          </div>
        );
      })}
    </div>
  );
}
