import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { firstStatuses } from '@muster/contract/domains/clients/clients.constants.ts';
import { statusesFrom } from '@muster/contract/domains/clients/clients.rules.ts';
import { createClientBody, updateClientBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { StoredRecordPanel } from '../../../platform/form/stored-record-panel.tsx';
import { clientDetailsQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';
import { ClientFields } from './client-fields.tsx';
import { blankClient, type ClientFormValues, clientValuesOf, newClientBody } from './client-form-values.ts';
import type { ClientSubject } from './client-subject.ts';

const title = 'Client details';

/** The name of a client is its legal one. */
const saved = (verb: 'added' | 'updated') => (typed: ClientFormValues) =>
  successMessage(`Client ${typed.legal_business_name.trim()}`, verb);

/** The side panel for a new client or a stored one. */
export function ClientFormPanel({ subject, ...panel }: ClientFormPanelProps) {
  return subject.mode === 'create' ? <NewClient {...panel} /> : <StoredClient {...panel} {...subject} />;
}

interface PanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface ClientFormPanelProps extends PanelProps {
  readonly subject: ClientSubject;
}

function NewClient(panel: PanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<ClientFormValues>
      {...panel}
      mode="create"
      title={title}
      description="Add a client or a prospect."
      values={blankClient}
      call={formCall({
        schema: createClientBody,
        bodyOf: newClientBody,
        send: bodyTo(clientsEndpoints.create),
      })}
      thing="client"
      success={saved('added')}
      viewAt={(id) => pathOf('clientDetails', { id })}
      onSaved={() => refreshClients(queries)}
    >
      <ClientFields statuses={firstStatuses} current={null} />
    </RecordPanel>
  );
}

function StoredClient({ id, name, ...panel }: PanelProps & { readonly id: number; readonly name: string }) {
  return (
    <StoredRecordPanel {...panel} query={clientDetailsQuery(id)} title={title} description={name}>
      {(client, renew) => <LoadedClient {...panel} client={client} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

interface LoadedClientProps extends PanelProps {
  readonly client: ClientDetails;
  readonly onConflict: () => Promise<boolean>;
}

function LoadedClient({ client, ...panel }: LoadedClientProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<ClientFormValues>
      {...panel}
      mode="update"
      title={title}
      description={client.legal_business_name}
      values={clientValuesOf(client)}
      call={formCall({
        schema: updateClientBody,
        bodyOf: (values) => ({ id: client.id, version: client.version, ...values }),
        send: bodyTo(clientsEndpoints.update),
      })}
      thing="client"
      success={saved('updated')}
      onSaved={() => refreshClients(queries)}
    >
      <ClientFields statuses={[client.status, ...statusesFrom(client)]} current={client.status} />
    </RecordPanel>
  );
}
