import { mostPolicyName, policyLabels } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { addPolicyBody, renamePolicyBody } from '@muster/contract/domains/approvals/policies.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { refreshPolicies } from '../approvals.queries.ts';

interface NameValues {
  name: string;
}

/** The name of another policy of tickets. It starts with the steps of the standard one. */
export function PolicyNameDialog({ policy, opened, onClose }: PolicyNameDialogProps) {
  const queries = useQueryClient();
  const isNew = policy === null;
  return (
    <RecordDialog<NameValues>
      title={isNew ? 'Add approval policy' : 'Rename approval policy'}
      intro={
        isNew
          ? 'For ticket types that other people decide. It starts with the steps of the standard policy.'
          : undefined
      }
      button={
        isNew
          ? { label: 'Add policy', processingLabel: 'Adding...' }
          : { label: 'Rename', processingLabel: 'Saving...' }
      }
      opened={opened}
      onClose={onClose}
      values={{ name: policy?.name ?? '' }}
      call={
        isNew
          ? formCall({
              schema: addPolicyBody,
              bodyOf: ({ name }) => ({ kind: 'ticket', name }),
              send: bodyTo(policiesEndpoints.add),
            })
          : formCall({
              schema: renamePolicyBody,
              bodyOf: ({ name }) => ({ id: policy.id, name }),
              send: bodyTo(policiesEndpoints.rename),
            })
      }
      thing="approval policy"
      success={isNew ? 'The approval policy was added.' : 'The approval policy was renamed.'}
      onSaved={() => refreshPolicies(queries)}
    >
      <TextField<NameValues> name="name" label={policyLabels.name} required maxLength={mostPolicyName} autoFocus />
    </RecordDialog>
  );
}

interface PolicyNameDialogProps {
  /** Null: a new one. */
  readonly policy: { readonly id: number; readonly name: string } | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
