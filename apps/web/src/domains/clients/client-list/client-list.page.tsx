import type { ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus } from '@tabler/icons-react';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { ClientSubject } from '../client-form/client-subject.ts';
import { clientListQuery } from '../clients.queries.ts';
import { clientListColumns } from './client-list-columns.tsx';
import { useClientActions } from './use-client-actions.tsx';

const ClientFormPanel = lazyPanel(() =>
  import('../client-form/client-form.panel.tsx').then((part) => part.ClientFormPanel),
);

const ClientQuickView = lazyPanel(() => import('./client-quick-view.tsx').then((part) => part.ClientQuickView));

/** `/clients`: current and potential clients. */
export function ClientListPage() {
  const form = useLazyPanel((subject: ClientSubject, state) => <ClientFormPanel subject={subject} {...state} />);
  useCreate({
    label: 'Add client',
    isAllowed: useMay(clientAccess.create),
    create: () => form.open({ mode: 'create' }),
  });
  const list = useRecordList({ name: 'clients', query: clientListQuery, columns: clientListColumns });
  useRefreshOn('clients.changed', [clientsEndpoints.table]);
  const onUpdate = (row: Pick<ClientRow, 'id' | 'legal_business_name'>) =>
    form.open({ mode: 'update', id: row.id, name: row.legal_business_name });
  const { rowActions, dialog } = useClientActions({ onUpdate });
  return (
    <Page fill>
      <PageHeader
        title="Clients"
        count={list.total}
        actions={
          <Can rule={clientAccess.create}>
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open({ mode: 'create' })}>
              Add client
            </Button>
          </Can>
        }
      />
      <DataTable
        label="Clients"
        list={list}
        rowName={(row) => row.legal_business_name}
        rowHref={({ id }) => pathOf('clientDetails', { id })}
        quickView={(row, state) => <ClientQuickView list={list} row={row} onUpdate={() => onUpdate(row)} {...state} />}
        rowActions={rowActions}
        avatar={(row) => <Initials name={row.legal_business_name} size={36} />}
        searchPlaceholder="Search: Name, Contact, Industry, Country"
        empty={{
          title: messages.toast.noneFound('clients'),
          hint: 'Add the companies you work with, including prospects.',
          action: (
            <Can rule={clientAccess.create}>
              <Button onClick={() => form.open({ mode: 'create' })}>Add the first client</Button>
            </Can>
          ),
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}
