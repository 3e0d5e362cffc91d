import { type ReactNode, useId } from 'react';
import { type Challenge, challenges } from '#contract/challenges.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { unitOf } from '#domain/drills/drill.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { numbersIn, useNumbers } from '#web/platform/numbers.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { DrillBoard } from './drill-board.tsx';

type RowProps = { readonly challenge: Challenge; readonly onGone: () => void };

type ReceivedRowProps = RowProps & { readonly onAnswer: () => void };

/** A friend's challenge that the golfer has not answered yet. */
export function ReceivedRow({ challenge, onAnswer, onGone }: ReceivedRowProps) {
  const { t } = useTranslation('challenges');
  const name = usePersonName()(challenge.other);
  const { id, drill, otherScore } = challenge;
  const named = { name, drill: drill.name };
  return (
    <ChallengeRow
      challenge={challenge}
      title={t('from', { name })}
      text={<ToBeat challenge={challenge} score={otherScore} />}
    >
      <Button size="slim" aria-label={t('doItNamed', named)} onClick={onAnswer}>
        {t('doIt')}
      </Button>
      <EndButton id={id} how="decline" label={t('declineNamed', named)} onGone={onGone} />
    </ChallengeRow>
  );
}

/** The golfer's challenge that a friend has not answered yet. */
export function SentRow({ challenge, onGone }: RowProps) {
  const { t } = useTranslation('challenges');
  const name = usePersonName()(challenge.other);
  const { id, drill, ownScore } = challenge;
  const label = t('takeBackNamed', { name, drill: drill.name });
  return (
    <ChallengeRow
      challenge={challenge}
      title={t('to', { name })}
      text={<ToBeat challenge={challenge} score={ownScore} />}
    >
      <DrillBoard drill={drill} />
      <EndButton id={id} how="takeBack" label={label} onGone={onGone} />
    </ChallengeRow>
  );
}

/** Shows both scores side by side, with the better one marked. */
export function AnsweredRow({ challenge }: Pick<RowProps, 'challenge'>) {
  const { write } = useNumbers();
  const { t } = useTranslation('challenges');
  const name = usePersonName()(challenge.other);
  const { drill, ownScore, otherScore, outcome } = challenge;
  if (ownScore === null || otherScore === null || outcome === null) return null;
  const look = (isBetter: boolean) =>
    isBetter ? 'number challenge-score is-better' : 'number challenge-score';
  const scores = { own: write(ownScore), theirs: write(otherScore) };
  return (
    <ChallengeRow challenge={challenge} title={t(`outcome.${outcome}`, { name })}>
      <span className="challenge-scores">
        <span className="visually-hidden">{t('scores', { ...scores, name })}</span>
        <span className="small muted with-icon" aria-hidden>
          {t('you')}
          <b className={look(outcome !== 'behind')}>{scores.own}</b>
        </span>
        <span className="small muted with-icon" aria-hidden>
          <b className={look(outcome !== 'ahead')}>{scores.theirs}</b>
          {challenge.other.firstName ?? name}
        </span>
      </span>
      <DrillBoard drill={drill} />
    </ChallengeRow>
  );
}

type ShellProps = Pick<RowProps, 'challenge'> & {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
};

function ChallengeRow({ challenge: { other, drill }, title, text, children }: ShellProps) {
  const titleId = useId();
  return (
    <li className="challenge" aria-labelledby={titleId}>
      <PersonButton person={other} />
      <div>
        <b id={titleId}>{title}</b>
        <p className="small" lang={drill.language}>
          {drill.name}
        </p>
        {text && <p className="small muted">{text}</p>}
      </div>
      <span className="challenge-actions">{children}</span>
    </li>
  );
}

function ToBeat({ challenge, score }: Pick<RowProps, 'challenge'> & { score: number | null }) {
  const { t, language } = useTranslation('challenges');
  const { timeZone } = useGolfer();
  const { drill, expiresAt } = challenge;
  const day = useDates().short(todayIn(timeZone, Temporal.Instant.from(expiresAt)));
  const written = numbersIn(language).write(score ?? 0);
  const unit = unitOf(drill.scoring, score ?? 0, language);
  return t('until', { day, score: written, unit });
}

type EndProps = {
  readonly id: string;
  readonly how: 'decline' | 'takeBack';
  readonly label: string;
  readonly onGone: () => void;
};

function EndButton({ id, how, label, onGone }: EndProps) {
  const { t } = useTranslation('challenges');
  const row = how === 'decline' ? challenges.decline : challenges.withdraw;
  const words = how === 'decline' ? 'declined' : 'takenBack';
  const { send, busy } = useAction<typeof challenges.decline | typeof challenges.withdraw>(row, {
    success: { title: t(`toasts.${words}`) },
    failure: (error) => ({
      title: t(`toasts.${how}Failed`),
      description: errorText(error, { otherwise: '' }),
    }),
  });
  return (
    <Button
      variant="text"
      size="slim"
      busy={busy}
      aria-label={label}
      onClick={() => send({ params: { id } }, onGone)}
    >
      {t(how)}
    </Button>
  );
}
