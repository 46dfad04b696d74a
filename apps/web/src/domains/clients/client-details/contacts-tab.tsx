import type { ClientContact, ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { type ClientUserFacts, clientUserStatusWords } from '@muster/contract/domains/clients/client-user.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailText } from '../../../ui/email/email-link.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { clientContactsQuery, clientUsersQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';

const ContactPanel = lazyPanel(() => import('./contact.panel.tsx').then((part) => part.ContactPanel));

const contactColumns: readonly PlainColumn<ClientContact>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Position', cell: ({ position }) => position },
  { header: 'Email', cell: ({ email }) => (email === null ? null : <EmailText email={email} />) },
  { header: 'Phone', isUnbroken: true, cell: ({ phone }) => phoneText(phone) },
];

const userColumns = (zone: string): readonly PlainColumn<ClientUserFacts>[] => [
  { header: 'Name', isUnbroken: true, cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  { header: 'Roles', isUnbroken: true, cell: ({ roles }) => roles.map(roleLabel).join(', ') || null },
  {
    header: 'Positions',
    cell: ({ has_chosen_positions: isChosen, positions }) =>
      isChosen ? positions.map(({ title }) => title).join(', ') || 'No positions' : 'All positions',
  },
  { header: 'Can approve', cell: ({ approval_enabled: may }) => (may ? 'Yes' : 'No') },
  {
    header: 'Account',
    cell: ({ status }) => <StateBadge word={clientUserStatusWords[status]} />,
  },
  {
    header: 'Last sign-in',
    isUnbroken: true,
    cell: ({ last_sign_in: at }) => (at === null ? null : formatDateTime(at, zone)),
  },
];

/** Contacts and users of the client. */
export function ContactsTab({ client }: { readonly client: ClientDetails }) {
  const contacts = useQuery(clientContactsQuery(client.id));
  const users = useQuery(clientUsersQuery(client.id));
  const zone = useViewerZone();
  const { open, panel } = useLazyPanel((subject: ClientContact | null, state) => (
    <ContactPanel clientId={client.id} subject={subject} {...state} />
  ));
  const { remove, dialog } = useRemoval({
    thing: 'Contact',
    verb: 'remove',
    nameOf: ({ name }: ClientContact) => name,
    ownerOf: () => client.legal_business_name,
    send: ({ id }) => callApi(clientRecordEndpoints.deleteContact, { body: { id } }),
    restore: {
      send: ({ id }) => callApi(clientRecordEndpoints.restoreContact, { params: { id } }),
      asksFirst: false,
    },
    refresh: refreshClients,
  });
  const mayChange = client.abilities.update;
  return (
    <RecordStack>
      <Loaded of={contacts} thing="contacts">
        {(rows) => (
          <Card
            title="Contacts"
            flush
            actions={
              mayChange ? (
                <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => open(null)}>
                  Add contact
                </Button>
              ) : null
            }
          >
            <PlainTable
              label="Contacts"
              columns={contactColumns}
              rows={rows}
              rowId={(row) => row.id}
              empty="No other contacts yet."
              actions={
                mayChange
                  ? (row) => (
                      <>
                        <IconButton
                          label={`Update ${row.name}`}
                          icon={<IconPencil size={16} aria-hidden="true" />}
                          onClick={() => open(row)}
                        />
                        <IconButton
                          label={`Remove ${row.name}`}
                          icon={<IconTrash size={16} aria-hidden="true" />}
                          onClick={() => remove(row)}
                        />
                      </>
                    )
                  : undefined
              }
            />
          </Card>
        )}
      </Loaded>
      <Loaded of={users} thing="users">
        {(rows) => (
          <Card title="Client users" flush>
            <PlainTable
              label="Client users"
              columns={userColumns(zone)}
              rows={rows}
              rowId={(row) => row.id}
              empty="No one at this client has portal access yet."
            />
          </Card>
        )}
      </Loaded>
      {dialog}
      {panel}
    </RecordStack>
  );
}
