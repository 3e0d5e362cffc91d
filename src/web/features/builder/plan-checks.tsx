import './plan-checks.css';
import '#web/ui/card.css';
import { useState } from 'react';
import { checkPlan } from '#domain/builder/check-plan.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useBuilder } from './builder-context.ts';
import { PublishBar } from './publish-bar.tsx';
import { StatusTag } from './status-tag.tsx';
import { useFindingTexts } from './use-finding-texts.ts';

/** Number of findings shown until the administrator asks for all. */
const shownFirst = 6;

/** Shows findings about the plan and its publication status. Findings are warnings and block nothing. */
export function PlanChecks() {
  const { t } = useTranslation('builder');
  const { program, show, reveal } = useBuilder();
  const [all, setAll] = useState(false);
  const textsOf = useFindingTexts();
  const findings = checkPlan(program);
  const shown = all ? findings : findings.slice(0, shownFirst);
  const title = program.version === 0 ? 'checks.before' : 'checks.now';
  return (
    <section className="card plan-checks" aria-labelledby="plan-checks">
      <div className="between between-wrap is-middle plan-checks-head">
        <h2 className="heading-small" id="plan-checks">
          {findings.length === 0 ? t('checks.none') : t(title, { count: findings.length })}
        </h2>
        <StatusTag program={program} />
      </div>
      <ul className="plan-checks-list">
        {shown.map((finding) => {
          const { code, partId } = finding;
          const words = textsOf(finding, program);
          return (
            <li key={`${code} ${partId}`}>
              <button
                type="button"
                className="plan-check"
                onClick={() => (partId === null ? show({ kind: 'plan' }) : reveal(partId))}
              >
                <StatusIcon state="skipped" />
                <span>{words?.what}</span>
                <span className="number">{words?.how}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {findings.length > shownFirst && (
        <button type="button" className="link" onClick={() => setAll(!all)}>
          {all ? t('checks.fewer') : t('checks.all', { count: findings.length })}
        </button>
      )}
      <PublishBar />
    </section>
  );
}
