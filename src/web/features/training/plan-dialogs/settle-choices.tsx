import '#web/ui/disclosure.css';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { MissedPreview, SettledPlan } from '#contract/training-schemas.ts';
import { type WayToSettle, waysToSettle } from '#domain/training/settle-missed.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useSettleWords } from './settle-words.ts';

type SettleChoicesProps = {
  readonly preview: MissedPreview;
  readonly chosen: WayToSettle;
  readonly onChoose: (way: WayToSettle) => void;
};

/** The three ways to settle missed sessions, each with its effect, and all dates of the chosen one. */
export function SettleChoices({ preview, chosen, onChoose }: SettleChoicesProps) {
  const { t } = useTranslation('training');
  const words = useSettleWords();
  const dates = useDates();
  const today = useToday();
  const name = useId();
  const { missed, skip } = preview;
  const [oldest] = skip.sessions;
  return (
    <>
      <p>
        {oldest && t('settle.since', { count: missed.length, date: dates.day(oldest.from, today) })}
      </p>
      <div className="stack-small" role="radiogroup" aria-label={t('settle.question')}>
        {waysToSettle.map((way) => {
          const textId = `${name}-${way}`;
          const impossible = way === 'fit' && preview.fit.movedSessions === 0;
          return (
            <label
              key={way}
              className={
                way === chosen ? 'card list-row settle-way is-on' : 'card list-row settle-way'
              }
            >
              <input
                type="radio"
                name={name}
                checked={way === chosen}
                disabled={impossible}
                onChange={() => onChoose(way)}
                aria-label={t(`settle.ways.${way}`)}
                aria-describedby={textId}
              />
              <b className="row-title">{t(`settle.ways.${way}`)}</b>
              <span className="settle-effect" id={textId}>
                {words.effect(way, preview)}
              </span>
            </label>
          );
        })}
      </div>
      {preview[chosen].skippedSessions > 0 && (
        <p className="small muted">{t('settle.skipMeans')}</p>
      )}
      <EveryDate settled={preview[chosen]} />
    </>
  );
}

/** Every affected session with its old and new date. */
function EveryDate({ settled }: { readonly settled: SettledPlan }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  return (
    <details className="disclosure">
      <summary className="link">
        <ChevronDown className="icon icon-small" aria-hidden />
        {t('settle.dates')}
      </summary>
      <table className="settle-dates small">
        <thead>
          <tr>
            <th scope="col">{t('settle.session')}</th>
            <th scope="col">{t('settle.from')}</th>
            <th scope="col">{t('settle.to')}</th>
          </tr>
        </thead>
        <tbody>
          {settled.sessions.map(({ id, title, language, from, to }) => (
            <tr key={id}>
              <th scope="row" lang={language}>
                {title}
              </th>
              <td>{dates.weekdayShort(from, today)}</td>
              <td>{to === null ? t('settle.skip') : dates.weekdayShort(to, today)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
