import { counted } from '@muster/contract/counted.ts';
import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Card } from '../../../ui/card/card.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import styles from '../home/home.module.css';

const mostShown = 8;

const ownAccountsQuery = apiQuery(accountEndpoints.portfolio, {
  query: { ...pageQueryOf({ page: 1, rows: mostShown }), mine: 'true' },
});

const allAccounts = pathOf('accountManagement');

/** The clients that the viewer looks after, each with its people and what changed in the last thirty days. */
export function OwnAccountsCard() {
  const accounts = useQuery(ownAccountsQuery);
  return (
    <Card title="Your clients" flush actions={<Link to={allAccounts}>View all</Link>}>
      <Loaded of={accounts} thing="clients" outline={<RowsSkeleton />}>
        {({ data, total }) => (
          <>
            <PlainTable
              label="Your clients"
              columns={columns}
              rows={data}
              rowId={({ id }) => id}
              empty="You don't manage any clients yet. Account managers are assigned on the client's page."
            />
            {total > data.length ? (
              <p className={styles.more}>
                <Link to={allAccounts}>Show {total - data.length} more</Link>
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** A dash for zero, so that what changed stands out. */
const changed = (count: number) => (count === 0 ? null : count);

const columns = [
  {
    header: 'Client',
    isFree: true as const,
    cell: ({ id, legal_business_name: name, contact_name: contact }: AccountRow) => (
      <>
        <Link to={pathOf('accountManagementDetails', { id })}>{name}</Link>
        <SecondLine>{contact ?? 'No contact yet'}</SecondLine>
      </>
    ),
  },
  {
    header: 'Employees',
    align: 'right' as const,
    cell: ({ employees, suspended }: AccountRow) =>
      suspended === 0 ? employees : `${employees}, ${suspended} inactive`,
  },
  { header: 'Started', align: 'right' as const, cell: ({ started }: AccountRow) => changed(started) },
  { header: 'Left', align: 'right' as const, cell: ({ left }: AccountRow) => changed(left) },
  {
    header: 'Incomplete',
    align: 'right' as const,
    cell: ({ incomplete, has_invoice_config: isReady }: AccountRow) =>
      [...(incomplete > 0 ? [counted(incomplete, 'employee')] : []), ...(isReady ? [] : ['invoice setup'])].join(
        ', ',
      ) || null,
  },
];
