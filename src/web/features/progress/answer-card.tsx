import './answer-card.css';
import '#web/ui/button.css';
import type { ReactNode } from 'react';
import type { PlayedRound } from '#contract/progress.ts';
import type { Focus } from '#domain/drills/drill.ts';
import {
  type ComparedPart,
  comparedParts,
  costsStrokes,
  fewestForAnswer,
} from '#domain/progress/costliest-part.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { ValueBand } from '#web/golf/value-band.tsx';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { Link } from '#web/router/link.tsx';

type AnswerCardProps = {
  /** Oldest first. */
  readonly rounds: readonly PlayedRound[];
  /** The golfer's handicap; null if there is none. */
  readonly handicap: number | null;
};

/** The focus of the drills that help with a part. */
const focusOf: Readonly<Record<ComparedPart['part'], Focus>> = {
  putts: 'putting',
  greens: 'irons',
};

/** Says which part of a round costs most, compared with golfers of the same handicap. */
export function AnswerCard({ rounds, handicap }: AnswerCardProps) {
  const { t } = useTranslation('progress');
  const [part] = handicap === null ? [] : comparedParts(rounds, handicap);
  if (part && handicap !== null) return <Answer part={part} handicap={Math.round(handicap)} />;
  return (
    <section className="card card-padded answer is-narrow" aria-labelledby="answer">
      <h2 className="heading-large" id="answer">
        {t('answer.open')}
      </h2>
      <p className="muted">
        {t(handicap === null ? 'answer.noHandicap' : 'answer.noRounds', { count: fewestForAnswer })}
      </p>
    </section>
  );
}

function Answer({ part, handicap }: { part: ComparedPart; handicap: number }) {
  const { t, parts } = useTranslation('progress');
  const { oneDecimal } = useNumbers();
  const { part: name, average, usual, half, strokes } = part;
  const costs = costsStrokes(part);
  const values = {
    average: oneDecimal(average),
    by: oneDecimal(Math.abs(strokes)),
    handicap,
    b: (words: ReactNode) => <b className="number">{words}</b>,
  };
  return (
    <section className="card card-padded answer is-narrow" aria-labelledby="answer">
      <h2 className="heading-large" id="answer">
        {costs ? t(`answer.${name}`) : t('answer.level', { handicap })}
      </h2>
      <p className="muted">
        {richText(parts(`answer.${name}${costs ? 'More' : 'Level'}`, values))}
      </p>
      <ValueBand
        value={average}
        half={half}
        usual={usual}
        yours={half && t('answer.half', { low: oneDecimal(half.low), high: oneDecimal(half.high) })}
        others={t('answer.usual', { handicap, value: oneDecimal(usual) })}
      />
      {costs && (
        <Link
          className={`button button-secondary button-slim focus-${focusOf[name]}`}
          to="/progress/practice"
          search={{ focus: focusOf[name] }}
        >
          <FocusIcon name={focusOf[name]} />
          {t(`answer.drills.${name}`)}
        </Link>
      )}
    </section>
  );
}
