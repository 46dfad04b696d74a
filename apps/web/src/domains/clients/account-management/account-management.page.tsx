import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { portfolioQuery } from '../accounts.queries.ts';
import { accountListColumns } from './account-columns.tsx';

const AccountQuickView = lazyPanel(() => import('./account-quick-view.tsx').then((part) => part.AccountQuickView));

const showAll = 'show_all';
const managerToggles = [{ name: showAll, label: 'Show all clients' }];

/** `/account-management-view`: starts with an account manager's own clients, with all clients for other roles. */
export function AccountManagementPage() {
  const isManager = useMay({ roles: ['account manager'] });
  const list = useRecordList({
    name: 'accounts',
    query: (request) => portfolioQuery(request, isManager && !request.view.toggles[showAll]),
    columns: accountListColumns,
    ...(isManager && { toggles: managerToggles }),
  });
  const mine = isManager && !list.view.toggles[showAll];
  return (
    <Page fill>
      <PageHeader title={mine ? 'My accounts' : 'Account management'} count={list.total} />
      <DataTable
        label="Accounts"
        list={list}
        rowName={(row) => row.legal_business_name}
        rowHref={({ id }) => pathOf('accountManagementDetails', { id })}
        quickView={(row, state) => <AccountQuickView list={list} row={row} {...state} />}
        avatar={(row) => <Initials name={row.legal_business_name} size={36} />}
        searchPlaceholder="Search: Client, Contact, Account manager"
        empty={{
          title: messages.toast.noneFound('accounts'),
          hint: mine
            ? "You don't manage any clients yet. Account managers are assigned on the client's page."
            : "See each client's account managers, new starters and leavers.",
          action: (
            <Can rule={clientAccess.list}>
              <LinkButton to={pathOf('clients')}>Open the clients</LinkButton>
            </Can>
          ),
        }}
      />
    </Page>
  );
}
