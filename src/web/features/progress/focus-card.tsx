import './focus-card.css';
import type { PlannedFocus } from '#contract/progress.ts';
import { focusBehind, focusShares } from '#domain/progress/focus-shares.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

/** Minutes by focus, next to what the program plans. */
export function FocusCard({ focuses }: { focuses: readonly PlannedFocus[] }) {
  const { t } = useTranslation('progress');
  const ui = useTranslation('ui').t;
  const { percent } = useNumbers();
  const shares = focusShares(focuses);
  if (shares === null) return null;
  const behind = focusBehind(shares);
  return (
    <section className="card card-padded focus-shares" aria-labelledby="focuses">
      <SectionHead
        id="focuses"
        title={t('focuses.title')}
        aside={<span className="small muted">{t('focuses.inProgram')}</span>}
      />
      <div className="focus-bars" aria-hidden>
        <Bar name={t('focuses.you')} parts={shares.map(({ focus, share }) => ({ focus, share }))} />
        <Bar
          name={t('focuses.plan')}
          parts={shares.map(({ focus, plannedShare }) => ({ focus, share: plannedShare }))}
          isPlan
        />
      </div>
      <table>
        <caption className="visually-hidden">{t('focuses.title')}</caption>
        <thead className="small muted">
          <tr>
            <th scope="col">{t('focuses.focus')}</th>
            <th scope="col">{t('focuses.you')}</th>
            <th scope="col">{t('focuses.plan')}</th>
            <th scope="col">{t('focuses.minutes')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ focus, minutes, planned, share, plannedShare }) => (
            <tr key={focus} className={`focus-${focus}`}>
              <th scope="row">
                <i aria-hidden />
                {ui(`focus.${focus}`)}
              </th>
              <td className="number">{percent(share)}</td>
              <td className="number muted">{percent(plannedShare)}</td>
              <td className="small muted">{t('focuses.of', { minutes, planned })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {behind && (
        <p className="small muted">
          {t('focuses.behind', {
            focus: ui(`focus.${behind.focus}`),
            share: percent(behind.share),
            planned: percent(behind.plannedShare),
          })}
        </p>
      )}
    </section>
  );
}

type BarProps = {
  readonly name: string;
  readonly parts: readonly { readonly focus: PlannedFocus['focus']; readonly share: number }[];
  readonly isPlan?: boolean;
};

function Bar({ name, parts, isPlan = false }: BarProps) {
  return (
    <>
      <span className="small muted">{name}</span>
      <span className={isPlan ? 'focus-bar is-plan' : 'focus-bar'}>
        {parts
          .filter(({ share }) => share > 0)
          .map(({ focus, share }) => (
            <i key={focus} className={`focus-${focus}`} style={{ flexGrow: share }} />
          ))}
      </span>
    </>
  );
}
