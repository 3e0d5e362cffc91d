import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { checkPlan, type PlanFault } from '#domain/builder/check-plan.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import './draft-findings.css';
import { useFindingTexts } from './use-finding-texts.ts';

type DraftFindingsProps = {
  /** The plan as it would be with what is typed now. */
  readonly plan: BuilderProgram;
  /** The parts that the form is about. */
  readonly partIds: readonly (string | null)[];
  /** What the form can do something about. */
  readonly faults: readonly PlanFault[];
};

/** What in the plan would be worth a look, as one types. Nothing here keeps a form from being sent. */
export function DraftFindings({ plan, partIds, faults }: DraftFindingsProps) {
  const textsOf = useFindingTexts();
  const findings = checkPlan(plan).filter(
    ({ code, partId }) => faults.includes(code) && partIds.includes(partId),
  );
  return (
    <div role="status">
      <ul className="draft-findings small">
        {findings.map((finding) => {
          const words = textsOf(finding, plan);
          return (
            <li key={`${finding.code} ${finding.partId}`} className="with-icon">
              <StatusIcon state="skipped" />
              <span>
                {words?.what}: <b>{words?.how}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
