import { approvalKind } from '@muster/contract/all-approval-kinds.ts';
import { counted } from '@muster/contract/counted.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { problemText } from '../../../platform/api/problem-error.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { useKeptRecord } from '../../../platform/form/use-kept-record.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { policyQuery, refreshPolicies } from '../approvals.queries.ts';
import { DraftPreview } from './draft-preview.tsx';
import { publishCall } from './policy-call.ts';
import { type PolicyFormValues, valuesOf } from './policy-form-values.ts';
import { StepRows } from './step-rows.tsx';

type Policy = AnswerOf<(typeof policiesCalls)['details']>;

/** The side panel for the next version of a policy. It starts with the steps of the current one. */
export function PolicyFormPanel({ id, opened, onClose }: Required<PanelProps> & { readonly id: number }) {
  const { record, error, renew } = useKeptRecord({ ...policyQuery(id), gcTime: 0 });
  if (record) return <LoadedForm policy={record} opened={opened} onClose={onClose} onConflict={renew} />;
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title="New version"
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {error ? <ErrorState title="The form could not be opened" text={problemText(error)} /> : <PageSkeleton />}
    </SidePanel>
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
      title={`${kind.label}: version ${next}`}
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
