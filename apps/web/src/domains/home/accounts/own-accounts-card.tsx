import { countText } from '@muster/contract/counted.ts';
import type { AccountRow } from '@muster/contract/domains/clients/account.calls.ts';
import type { AccountToday } from '@muster/contract/domains/home/own-accounts.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { accountEndpoints } from '../../../platform/api/endpoints/account.generated.ts';
import { ownAccountsEndpoints } from '../../../platform/api/endpoints/own-accounts.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import styles from '../home/home.module.css';

const mostShown = 8;

const ownAccountsQuery = apiQuery(accountEndpoints.portfolio, {
  query: { ...pageQueryOf({ page: 1, rows: mostShown }), mine: 'true' },
});

const sumsQuery = { ...apiQuery(ownAccountsEndpoints.read), staleTime: 0 };
const refreshed = [ownAccountsEndpoints.read];

const allAccounts = pathOf('accountManagement');

/** The clients that the viewer looks after: who is in today, and what changed in the last thirty days. */
export function OwnAccountsCard() {
  const isPhone = usePhone();
  const accounts = useQuery(ownAccountsQuery);
  const sums = useQuery(sumsQuery);
  useRefreshOn('schedule.changed', refreshed);
  const today = new Map(sums.data?.today.map((one) => [one.client_id, one]));
  return (
    <Card
      title="Your clients"
      note={sums.data && sums.data.clients > 0 ? sumsText(sums.data, isPhone) : undefined}
      flush
      actions={<Link to={allAccounts}>View all</Link>}
    >
      <Loaded of={accounts} thing="clients" outline={<RowsSkeleton />}>
        {({ data, total }) => (
          <>
            <PlainTable
              label="Your clients"
              columns={columnsWith(today)}
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

interface OwnAccountsSums {
  readonly clients: number;
  readonly people: number;
  readonly incomplete: number;
}

/** '4 · 87 people · 17 incomplete'. On a phone a second line would push the rows down: the column has the last part. */
const sumsText = ({ clients, people, incomplete }: OwnAccountsSums, isPhone: boolean) =>
  [
    countText(clients),
    `${countText(people)} ${people === 1 ? 'person' : 'people'}`,
    ...(incomplete > 0 && !isPhone ? [`${countText(incomplete)} incomplete`] : []),
  ].join(' · ');

/** A dash for zero, so that what changed stands out. */
const changed = (count: number) => (count === 0 ? null : count);

const columnsWith = (today: ReadonlyMap<number, AccountToday>) => [
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
    header: 'In today',
    align: 'right' as const,
    cell: ({ id }: AccountRow) => <InToday today={today.get(id)} />,
  },
  {
    header: 'People',
    align: 'right' as const,
    cell: ({ employees, suspended }: AccountRow) => (
      <>
        {employees}
        {suspended > 0 ? <SecondLine>{`${suspended} inactive`}</SecondLine> : null}
      </>
    ),
  },
  { header: 'Started', align: 'right' as const, cell: ({ started }: AccountRow) => changed(started) },
  { header: 'Left', align: 'right' as const, cell: ({ left }: AccountRow) => changed(left) },
  {
    header: 'Incomplete',
    align: 'right' as const,
    cell: ({ incomplete, has_invoice_config: isReady }: AccountRow) =>
      isReady ? (
        changed(incomplete)
      ) : (
        <>
          {changed(incomplete) ?? '–'}
          <SecondLine>No invoice setup</SecondLine>
        </>
      ),
  },
];

/** '12 of 20', below it who is missing or late. */
function InToday({ today }: { readonly today: AccountToday | undefined }) {
  if (today === undefined) return '–';
  const { working, total, missing, late } = today;
  return (
    <>
      {`${working} of ${total}`}
      {missing > 0 ? (
        <SecondLine>
          <StatusWord tone="red">{`${missing} missing`}</StatusWord>
        </SecondLine>
      ) : late > 0 ? (
        <SecondLine>
          <StatusWord tone="amber">{`${late} late`}</StatusWord>
        </SecondLine>
      ) : null}
    </>
  );
}
