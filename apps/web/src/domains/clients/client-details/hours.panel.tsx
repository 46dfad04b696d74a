import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import {
  type HoursApproval,
  hoursApprovalBody,
  hoursApprovalLabels as labels,
} from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { hoursApprovalEndpoints } from '../../../platform/api/endpoints/hours-approval.generated.ts';
import { CheckListField } from '../../../platform/form/check-list-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SwitchField } from '../../../platform/form/switch-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';

interface Values {
  approves_hours: boolean;
  approves_leave: boolean;
  user_ids: number[];
}

export function HoursPanel({ client, setting, ...panel }: HoursPanelProps) {
  const queries = useQueryClient();
  const approvers = setting.users.filter(({ is_approver }) => is_approver);
  return (
    <RecordPanel<Values>
      {...panel}
      mode="update"
      title="Approvals of the client"
      description={client.legal_business_name}
      values={{
        approves_hours: setting.approves_hours,
        approves_leave: setting.approves_leave,
        user_ids: approvers.map(({ id }) => id),
      }}
      call={formCall({
        schema: hoursApprovalBody,
        bodyOf: (values) => ({ client_id: client.id, ...values }),
        send: bodyTo(hoursApprovalEndpoints.set),
      })}
      thing="approval of the client"
      onSaved={() => refreshAnswers(queries, [hoursApprovalEndpoints.details])}
    >
      <FormSection id="hours" title="Approval">
        <SwitchField<Values>
          name="approves_hours"
          label={labels.approves_hours}
          helper="After the team lead or HR. It counts for timesheets submitted from now on."
          wide
        />
        <SwitchField<Values>
          name="approves_leave"
          label={labels.approves_leave}
          helper="After the team lead or HR. It counts for leave requested from now on. The client sees name, days and class only."
          wide
        />
        <CheckListField<Values>
          name="user_ids"
          label={labels.user_ids}
          wide
          {...(setting.users.length === 0 && { helper: noUsers })}
          options={setting.users.map(({ id, name, email }) => ({ value: String(id), label: name, hint: email }))}
        />
      </FormSection>
    </RecordPanel>
  );
}

const noUsers = 'No one at this client has portal access yet. Add a user on the Contacts tab.';

interface HoursPanelProps {
  readonly client: ClientDetails;
  readonly setting: HoursApproval;
  readonly opened: boolean;
  readonly onClose: () => void;
}
