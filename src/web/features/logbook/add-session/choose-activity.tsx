import { ChevronRight, Flag, LandPlot, Target } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { useRoundDraft } from '../course/round-draft.ts';

export type Activity = 'practice' | 'round';

const icons = { practice: Target, round: LandPlot } as const;

type ChooseActivityProps = {
  readonly onChoose: (activity: Activity) => void;
  /** The activity the golfer came back from. Its button gets the focus. */
  readonly from: Activity | null;
  /** Whether the activity is for today, when a round can be entered while it is played. */
  readonly isForToday: boolean;
  /** Called when the golfer leaves for the screen of a round on the course. */
  readonly onLeave: () => void;
};

/** The first step: choosing the activity. */
export function ChooseActivity({ onChoose, from, isForToday, onLeave }: ChooseActivityProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="activity-choice">
      {(['practice', 'round'] as const).map((activity) => (
        <Choice
          key={activity}
          activity={activity}
          onChoose={onChoose}
          ref={activity === from ? back : null}
        />
      ))}
      {isForToday && <OnCourse onLeave={onLeave} />}
    </div>
  );
}

type ChoiceProps = Pick<ChooseActivityProps, 'onChoose'> & {
  readonly activity: Activity;
  readonly ref: Ref<HTMLButtonElement>;
};

function Choice({ activity, onChoose, ref }: ChoiceProps) {
  const { t } = useTranslation('logbook');
  const Icon = icons[activity];
  return (
    <button type="button" className="list-row panel" ref={ref} onClick={() => onChoose(activity)}>
      <Icon className="icon" aria-hidden />
      <span>
        <b className="heading-small">{t(`${activity}.title`)}</b>
        <span className="muted">{t(`${activity}.text`)}</span>
      </span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </button>
  );
}

/** Links to the hole-by-hole round: a new one, or the unfinished one. */
function OnCourse({ onLeave }: Pick<ChooseActivityProps, 'onLeave'>) {
  const { t } = useTranslation('logbook');
  const draft = useRoundDraft();
  return (
    <Link to="/rounds/new" className="list-row panel" onClick={onLeave}>
      <Flag className="icon" aria-hidden />
      <span>
        <b className="heading-small">
          {draft ? t('course.goOn', { hole: draft.at + 1 }) : t('course.title')}
        </b>
        <span className="muted">
          {draft ? draft.courseName || t('course.round') : t('course.text')}
        </span>
      </span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </Link>
  );
}
