import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { decidePayChangeBody } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { approveButton, DecisionDialog, decisionRecorded, rejectButton } from '../../approvals/index.ts';
import { refreshEmployees } from '../refresh-employees.ts';

type Made = 'approved' | 'refused';

/** Shows the values, and approves or rejects the change. A rejection needs a reason. */
export function DecidePayChangeDialog({ change, opened, onClose }: DecidePayChangeDialogProps) {
  const queries = useQueryClient();
  const values = useQuery({
    ...apiQuery(payChangesEndpoints.values, { params: { id: change.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DecisionDialog<Made>
      title="Review pay change"
      thing="decision"
      button={approveButton}
      otherwise={rejectButton}
      callOf={(made) => decideCall(change, made)}
      chain={change.approval}
      noteHelper="Visible to the requester. Required when rejecting."
      opened={opened}
      onClose={onClose}
      onSaved={() => refreshEmployees(queries, 'details')}
    >
      <p>
        {change.requested_by} asks to change the record of {change.employee.name}.
      </p>
      <Loaded of={values} thing="values">
        {(shown) => (
          <DescriptionList
            columns={1}
            facts={shown.values.map(({ field, before, after }) => ({
              label: field,
              value: `${before ?? 'None'} → ${after ?? 'None'}`,
            }))}
          />
        )}
      </Loaded>
    </DecisionDialog>
  );
}

const decideCall = ({ id }: PayChange, decision: Made) =>
  formCall({
    schema: decidePayChangeBody,
    bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
    send: async (body) => {
      await callApi(payChangesEndpoints.decide, { body });
      return decisionRecorded;
    },
  });

interface DecidePayChangeDialogProps {
  readonly change: PayChange;
  readonly opened: boolean;
  readonly onClose: () => void;
}
