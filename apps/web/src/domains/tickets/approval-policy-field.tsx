import { ticketTypeLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { useWatch } from 'react-hook-form';
import { useLookup } from '../../platform/form/lookup.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import type { TicketTypeValues } from './ticket-type-values.ts';
import { ticketApprovalPolicies } from './ticket-types.queries.ts';

/** Who decides on tickets of a type that needs approval: the standard policy of tickets, or another one. */
export function ApprovalPolicyField() {
  const needsApproval = useWatch<TicketTypeValues, 'needs_approval'>({ name: 'needs_approval' });
  const policies = useLookup(ticketApprovalPolicies);
  if (!needsApproval) return null;
  return (
    <SelectField<TicketTypeValues>
      name="approval_policy_id"
      label={labels.approval_policy_id}
      helper="Who decides. Admins manage the policies with the approvals."
      placeholder="Standard"
      numeric
      {...policies.choices}
    />
  );
}
