import { approvalKind } from '@muster/contract/all-approval-kinds.ts';
import { counted } from '@muster/contract/counted.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { StoredRecordPanel } from '../../../platform/form/stored-record-panel.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { policyQuery, refreshPolicies } from '../approvals.queries.ts';
import { DraftPreview } from './draft-preview.tsx';
import { publishCall } from './policy-call.ts';
import { type PolicyFormValues, valuesOf } from './policy-form-values.ts';
import { policyTitle } from './policy-steps.tsx';
import { StepRows } from './step-rows.tsx';

type Policy = AnswerOf<(typeof policiesCalls)['details']>;

/** The side panel for the next version of a policy. It starts with the steps of the current one. */
export function PolicyFormPanel({ id, ...panel }: Required<PanelProps> & { readonly id: number }) {
  return (
    <StoredRecordPanel {...panel} title="New version" query={{ ...policyQuery(id), gcTime: 0 }}>
      {(record, renew) => <LoadedForm {...panel} policy={record} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

function LoadedForm({ policy, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  const kind = approvalKind(policy.kind);
  const [current] = policy.versions;
  if (!kind || !current) return null;
  const next = policy.version + 1;
  return (
    <RecordPanel<PolicyFormValues>
      {...panel}
      mode="update"
      title={`${policyTitle(policy)}: version ${next}`}
      description={effectText(policy)}
      values={{ steps: current.steps.map(valuesOf) }}
      call={publishCall(kind, policy)}
      thing="approval policy"
      success={`Version ${next} was published.`}
      button={{ label: `Publish version ${next}`, processingLabel: 'Publishing...' }}
      onSaved={() => refreshPolicies(queries)}
    >
      <StepRows kind={kind} />
      <DraftPreview id={policy.id} />
    </RecordPanel>
  );
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly policy: Policy;
  readonly onConflict: () => Promise<boolean>;
}

/** What happens to the requests that wait now. */
function effectText({ versions }: Policy): string {
  const open = versions.reduce((sum, { open_requests }) => sum + open_requests, 0);
  const kept =
    open === 0 ? '' : ` ${counted(open, 'open request')} ${open === 1 ? 'keeps its' : 'keep their'} version.`;
  return `Applies to new requests. A published version can't be changed: publish another one to correct it.${kept}`;
}
