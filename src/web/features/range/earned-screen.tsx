import '#web/ui/button.css';
import '#web/ui/dock.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { bottomBar } from '#web/ui/bars.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import type { Completed, SessionParts, TrainedSession } from './session-parts.ts';

type EarnedScreenProps = Pick<SessionParts, 'renderReward'> & {
  readonly session: TrainedSession;
  readonly answer: Completed;
};

/** The rewards for a completed session. */
export function EarnedScreen({ session, answer, renderReward }: EarnedScreenProps) {
  const { t } = useTranslation('range');
  return (
    <div className="range-summary">
      <h1
        className="heading-huge gutter range-earned"
        id="screen-title"
        tabIndex={-1}
        ref={takeFocus}
        lang={session.language}
      >
        {session.title}
      </h1>
      {renderReward(answer)}
      <div className="dock" ref={bottomBar}>
        <Link
          className="button button-primary button-tall"
          to="/my-schedule/session/$scheduledSessionId"
          params={{ scheduledSessionId: session.scheduledSessionId }}
        >
          {t('summary.toSession')}
        </Link>
      </div>
    </div>
  );
}
