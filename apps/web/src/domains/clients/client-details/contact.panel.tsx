import type { ClientContact } from '@muster/contract/domains/clients/client-answers.ts';
import { contactLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { createContactBody, updateContactBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { refreshClients } from '../refresh-clients.ts';

type Values = Record<keyof typeof contactLabels, string>;

export function ContactPanel({ clientId, subject, opened, onClose }: ContactPanelProps) {
  const queries = useQueryClient();
  const isNew = subject === null;
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode={isNew ? 'create' : 'update'}
      title="Contact Details"
      description={isNew ? 'A contact person. This does not create an account.' : subject.name}
      values={{
        name: subject?.name ?? '',
        position: subject?.position ?? '',
        email: subject?.email ?? '',
        phone: subject?.phone ?? '',
      }}
      call={isNew ? createCall(clientId) : updateCall(subject)}
      thing="contact"
      success={successMessage('Contact', isNew ? 'added' : 'updated')}
      onSaved={() => refreshClients(queries)}
    >
      <FormSection id="contact" title="Contact">
        <TextField<Values> name="name" label={contactLabels.name} required wide maxLength={100} autoFocus />
        <TextField<Values> name="position" label={contactLabels.position} maxLength={100} />
        <TextField<Values> name="phone" label={contactLabels.phone} type="tel" maxLength={50} />
        <TextField<Values> name="email" label={contactLabels.email} type="email" wide maxLength={100} />
      </FormSection>
    </RecordPanel>
  );
}

const createCall = (client_id: number) =>
  formCall({
    schema: createContactBody,
    bodyOf: (values: Values) => ({ client_id, ...values }),
    send: (body, idempotencyKey) => callApi(clientRecordEndpoints.createContact, { body, idempotencyKey }),
  });

const updateCall = ({ id, version }: ClientContact) =>
  formCall({
    schema: updateContactBody,
    bodyOf: (values: Values) => ({ id, version, ...values }),
    send: (body) => callApi(clientRecordEndpoints.updateContact, { body }),
  });

interface ContactPanelProps {
  readonly clientId: number;
  /** Null: a new one. */
  readonly subject: ClientContact | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
