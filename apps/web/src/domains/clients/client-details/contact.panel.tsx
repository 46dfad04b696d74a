import type { ClientContact } from '@muster/contract/domains/clients/client-answers.ts';
import { contactLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { createContactBody, updateContactBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { bodyTo, saveCall } from '../../../platform/form/form-call.ts';
import { PhoneField } from '../../../platform/form/phone-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useKeptRow } from '../../../platform/form/use-kept-row.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { clientContactsQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';

type Values = Record<keyof typeof contactLabels, string>;

export function ContactPanel({ clientId, subject: opened, ...panel }: ContactPanelProps) {
  const queries = useQueryClient();
  const { row: subject, renew } = useKeptRow(opened, () => clientContactsQuery(clientId));
  const isNew = subject === null;
  return (
    <RecordPanel<Values>
      {...panel}
      mode={isNew ? 'create' : 'update'}
      title="Contact details"
      description={isNew ? 'A contact person. This does not create an account.' : subject.name}
      values={{
        name: subject?.name ?? '',
        position: subject?.position ?? '',
        email: subject?.email ?? '',
        phone: subject?.phone ?? '',
      }}
      call={saveCall(subject, {
        create: {
          schema: createContactBody,
          bodyOf: (values) => ({ client_id: clientId, ...values }),
          send: bodyTo(clientRecordEndpoints.createContact),
        },
        update: { schema: updateContactBody, send: bodyTo(clientRecordEndpoints.updateContact) },
      })}
      thing="contact"
      onSaved={() => refreshClients(queries)}
      onConflict={renew}
    >
      <FormSection id="contact" title="Contact">
        <TextField<Values> name="name" label={contactLabels.name} required wide maxLength={100} autoFocus />
        <TextField<Values> name="position" label={contactLabels.position} maxLength={100} />
        <PhoneField<Values> name="phone" label={contactLabels.phone} maxLength={50} />
        <TextField<Values> name="email" label={contactLabels.email} type="email" wide maxLength={100} />
      </FormSection>
    </RecordPanel>
  );
}

interface ContactPanelProps {
  readonly clientId: number;
  /** Null: a new one. */
  readonly subject: ClientContact | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}
