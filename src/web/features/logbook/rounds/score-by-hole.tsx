import './score-by-hole.css';
import type { CSSProperties } from 'react';
import type { HoleOfCourse } from '#domain/logbook/round-figures.ts';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

type ScoreByHoleProps = {
  readonly course: string;
  readonly rounds: number;
  readonly holes: readonly HoleOfCourse[];
};

/** The score by hole on one course: dots that grow with how often, a bar for the average, the three worst in amber. */
export function ScoreByHole({ course, rounds, holes }: ScoreByHoleProps) {
  const { t, parts, language } = useTranslation('rounds');
  const { signed } = useNumbers();
  const overs = holes.flatMap(({ results }) => results.map(({ over }) => over));
  const [low, high] = [Math.min(0, ...overs), Math.max(1, ...overs)];
  const place = (over: number) => ({ bottom: `${((over - low + 0.5) / (high - low + 1)) * 100}%` });
  const lines = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const worst = holes.filter(({ isWorst }) => isWorst);
  const names = new Intl.ListFormat(language).format(worst.map(({ number }) => String(number)));
  const over = worst.reduce((sum, { mean }) => sum + mean, 0);
  return (
    <section className="card card-padded" aria-labelledby="score-by-hole">
      <SectionHead
        id="score-by-hole"
        title={t('byHole.title')}
        aside={<span className="small muted">{t('byHole.where', { course, count: rounds })}</span>}
      />
      <div className="score-by-hole">
        {lines.map((line) => (
          <span
            key={line}
            className={line === 0 ? 'by-hole-line is-par' : 'by-hole-line'}
            style={lineAt(line - low, lines.length)}
            aria-hidden
          >
            {line === 0 ? t('byHole.par') : signed(line)}
          </span>
        ))}
        <ol>
          {holes.map(({ number, par, mean, results, isWorst }) => (
            <li key={number} className={isWorst ? 'is-worst' : undefined}>
              <span className="visually-hidden">
                {t('byHole.hole', { hole: number, par, mean: signed(mean) })}
              </span>
              <span className="by-hole-plot" aria-hidden>
                {results.map((result) => (
                  <i
                    key={result.over}
                    style={{ ...place(result.over), ...sizeOf(result.times / rounds) }}
                  />
                ))}
                <b style={place(mean)} />
              </span>
              <span className="number" aria-hidden>
                {number}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className="small muted by-hole-key" aria-hidden>
        <span className="with-icon">
          <i />
          {t('byHole.dots')}
        </span>
        <span className="with-icon">
          <b />
          {t('byHole.mean')}
        </span>
      </p>
      <p>
        {richText(
          parts('byHole.worst', { holes: names, over: signed(over), b: (words) => <b>{words}</b> }),
        )}
      </p>
    </section>
  );
}

const smallestDot = 5;
const growth = 8;

/** The diameter of a dot for its share of the rounds. */
const sizeOf = (share: number): CSSProperties => ({ width: smallestDot + growth * share });

const lineAt = (index: number, lines: number): CSSProperties => ({
  bottom: `calc(1.5rem + (100% - 1.5rem) * ${(index + 0.5) / lines})`,
});
