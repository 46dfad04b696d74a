import { counted } from '@muster/contract/counted.ts';
import type { AccountDetails } from '@muster/contract/domains/clients/account.calls.ts';
import type { ClientContact } from '@muster/contract/domains/clients/client-answers.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { incompleteItems } from '@muster/contract/incomplete-configuration.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordColumns, RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { accountQuery } from '../accounts.queries.ts';
import { ClientStatusBadge } from '../client-status.tsx';

/** `/account-management/:id`: the state of one client, for its account managers. */
export function AccountDetailsPage() {
  return (
    <RecordAtAddress
      query={accountQuery}
      nameOf={({ legal_business_name: name }) => name}
      thing="account"
      icon={<IconBuilding aria-hidden="true" />}
      list={{ name: 'accounts', to: pathOf('accountManagement') }}
      outline={<RecordSkeleton thing="account" hasTabs={false} />}
    >
      {(account) => <Account account={account} />}
    </RecordAtAddress>
  );
}

function Account({ account }: { readonly account: AccountDetails }) {
  const mayOpen = useMay(clientAccess.list);
  const mayList = useMay(clientAccess.listPeople);
  const { id, legal_business_name: name } = account;
  return (
    <Page>
      <PageHeader
        title={name}
        before={<Initials name={name} size={56} />}
        status={<ClientStatusBadge status={account.status} />}
        text={zoneCity(account.timezone)}
        actions={mayOpen ? <LinkButton to={pathOf('clientDetails', { id })}>Open client</LinkButton> : null}
      />
      <RecordContent>
        <RecordColumns
          main={
            <>
              <Attention account={account} />
              <Card title="People">
                <DescriptionList facts={peopleFacts(account, mayList)} columns={3} short />
              </Card>
              <Card title="Starters and leavers, last 90 days" flush>
                <PlainTable
                  label="Came and went"
                  columns={moveColumns}
                  rows={account.moves}
                  rowId={(move) => `${move.employee_id} ${move.kind} ${move.day}`}
                  empty="No starters or leavers."
                />
              </Card>
            </>
          }
          aside={
            <>
              <Card title="Main contact">
                <DescriptionList
                  columns={1}
                  facts={[
                    { label: 'Name', value: account.contact_name },
                    { label: 'Email', value: account.contact_email && <EmailLink email={account.contact_email} /> },
                    { label: 'Phone', value: phoneText(account.contact_phone) },
                  ]}
                />
              </Card>
              <Card title="Other contacts" flush>
                <PlainTable
                  label="Other contacts"
                  columns={contactColumns}
                  rows={account.contacts}
                  rowId={(contact) => contact.id}
                  empty="None yet."
                />
              </Card>
            </>
          }
        />
      </RecordContent>
    </Page>
  );
}

/** Points that need attention. */
function Attention({ account }: { readonly account: AccountDetails }) {
  const points = [
    ...(account.has_invoice_config ? [] : ['No current invoice configuration.']),
    ...(account.account_managers.length > 0 ? [] : ['No account manager assigned.']),
    ...(account.incomplete > 0 ? [`${counted(account.incomplete, 'employee')} with incomplete configuration.`] : []),
  ];
  return points.length === 0 ? (
    <Notice tone="green">Nothing needs attention.</Notice>
  ) : (
    <Notice tone="amber" title="Needs attention">
      {points.join(' ')}
    </Notice>
  );
}

function peopleFacts(account: AccountDetails, mayList: boolean) {
  return [
    { label: 'Employees', value: account.employees },
    { label: 'Inactive', value: account.suspended },
    {
      label: 'Incomplete configuration',
      value:
        mayList && account.incomplete > 0 ? (
          <Link to={incompleteAddress(account)}>{counted(account.incomplete, 'employee')}</Link>
        ) : (
          account.incomplete
        ),
    },
    { label: 'Started in 30 days', value: account.started },
    { label: 'Left in 30 days', value: account.left },
    {
      label: account.account_managers.length > 1 ? 'Account managers' : 'Account manager',
      value: account.account_managers.join(', '),
    },
  ];
}

const incompleteAddress = ({ legal_business_name: client }: AccountDetails) =>
  `${pathOf('employees')}?${new URLSearchParams([
    ['filter.client.legal_business_name', client],
    ...incompleteItems.map((item) => ['filter.incomplete_configuration', item]),
  ])}`;

const moveColumns: readonly PlainColumn<AccountDetails['moves'][number]>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Position', cell: ({ position }) => position },
  {
    header: 'Change',
    cell: ({ kind }) => (kind === 'started' ? <StateBadge word="Started" /> : <StateBadge word="Left" />),
  },
  { header: 'Date', isUnbroken: true, cell: ({ day }) => formatDay(day) },
];

const contactColumns: readonly PlainColumn<ClientContact>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Position', cell: ({ position }) => position },
];
