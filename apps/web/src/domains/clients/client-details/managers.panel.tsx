import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { accountManagersBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { CheckListField } from '../../../platform/form/check-list-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { managerChoicesQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';

interface Values {
  user_ids: number[];
}

/** Assigns all account managers of a client together. */
export function ManagersPanel({ client, opened, onClose }: ManagersPanelProps) {
  const queries = useQueryClient();
  const choices = useQuery(managerChoicesQuery());
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="update"
      title="Account managers"
      description={client.legal_business_name}
      values={{ user_ids: client.account_managers.map(({ user_id }) => user_id) }}
      call={formCall({
        schema: accountManagersBody,
        bodyOf: ({ user_ids }) => ({ client_id: client.id, user_ids }),
        send: bodyTo(clientRecordEndpoints.assignAccountManagers),
      })}
      thing="account managers"
      success={successMessage('Account manager', 'assigned')}
      onSaved={() => refreshClients(queries)}
    >
      <Loaded of={choices} thing="account managers">
        {(people) => (
          <FormSection id="managers" title="People with the account manager role">
            <CheckListField<Values>
              name="user_ids"
              label="Account managers"
              wide
              options={people.map(({ user_id, name, email }) => ({ value: String(user_id), label: name, hint: email }))}
            />
          </FormSection>
        )}
      </Loaded>
    </RecordPanel>
  );
}

interface ManagersPanelProps {
  readonly client: ClientDetails;
  readonly opened: boolean;
  readonly onClose: () => void;
}
