import { memo, useContext } from 'react';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { checkPlan, type PlanFault } from '#domain/builder/check-plan.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import './draft-findings.css';
import { SendingContext } from './sending-context.ts';
import { useFindingTexts } from './use-finding-texts.ts';

type DraftFindingsProps = {
  /** The plan with the typed values applied. */
  readonly plan: BuilderProgram;
  /** The parts that the form edits. */
  readonly partIds: readonly (string | null)[];
  /** The faults that the form can fix. */
  readonly faults: readonly PlanFault[];
};

/** Shows findings about the plan while the administrator types. They do not prevent sending the form. */
export function DraftFindings(props: DraftFindingsProps) {
  return <Findings {...props} isSent={useContext(SendingContext)} />;
}

/** A plan that has the sent values already would have them twice with those of the form. */
const stays = (_: unknown, { isSent }: { readonly isSent: boolean }) => isSent;

const Findings = memo(function Findings(props: DraftFindingsProps & { readonly isSent: boolean }) {
  const { plan, partIds, faults } = props;
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
}, stays);
