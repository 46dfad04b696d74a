import { type PayChange, payChangeStateLabels } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './pay-changes.module.css';
import { useWithdrawal } from './use-withdrawal.tsx';

const DecidePayChangeDialog = lazyPanel(() =>
  import('./decide-pay-change-dialog.tsx').then((part) => part.DecidePayChangeDialog),
);

const refreshed = [payChangesEndpoints.list];

/** `/pay-changes`: changes of bank details, pay and costs that wait for a second person, and the latest decided ones. */
export function PayChangesPage() {
  const zone = useViewerZone();
  const changes = useQuery({ ...apiQuery(payChangesEndpoints.list, { query: {} }), staleTime: 0 });
  useRefreshOn('notifications.changed', refreshed);
  const deciding = useLazyPanel((change: PayChange, state) => <DecidePayChangeDialog change={change} {...state} />);
  const { withdraw, dialog } = useWithdrawal();
  return (
    <Page>
      <PageHeader
        title="Pay changes"
        text="Changes of bank details, pay and costs that a second person approves. Nothing changes until then."
      />
      <Loaded of={changes} thing="pay changes">
        {({ waiting, decided }) => (
          <div className={styles.content}>
            <Card title="Pending approval" flush>
              <PlainTable
                isBroad
                label="Pay changes to decide"
                columns={columnsFor(zone)}
                rows={waiting}
                rowId={({ id }) => id}
                empty="No pay change waits for a decision."
                actions={(change) => {
                  const of = `the change of ${change.employee.name}`;
                  if (change.abilities.decide)
                    return (
                      <Button small aria-label={`Review ${of}`} onClick={() => deciding.open(change)}>
                        Review
                      </Button>
                    );
                  return change.abilities.withdraw ? (
                    <Button small aria-label={`Withdraw ${of}`} onClick={() => withdraw(change)}>
                      Withdraw
                    </Button>
                  ) : null;
                }}
              />
            </Card>
            <Card title="Decided" flush>
              <PlainTable
                isBroad
                label="Decided pay changes"
                columns={columnsFor(zone)}
                rows={decided}
                rowId={({ id }) => id}
                empty="No pay change was decided yet."
              />
            </Card>
          </div>
        )}
      </Loaded>
      {deciding.panel}
      {dialog}
    </Page>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<PayChange>[] => [
  {
    header: 'Employee',
    cell: ({ employee, client }) => (
      <>
        {employee.name}
        <SecondLine>{client}</SecondLine>
      </>
    ),
  },
  { header: 'What changes', cell: ({ fields }) => fields.join(', ') },
  {
    header: 'Requested',
    cell: ({ requested_by, created_at }) => (
      <>
        {requested_by}
        <SecondLine>{formatDateTime(created_at, zone)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ state, note }) => (
      <>
        <StateBadge word={payChangeStateLabels[state]} />
        {note === null ? null : <SecondLine>{note}</SecondLine>}
      </>
    ),
  },
];
