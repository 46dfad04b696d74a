import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { IconChecks } from '@tabler/icons-react';
import { useMemo } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { decidedPayChangeColumns, waitingPayChangeColumnsFor } from './pay-change-columns.tsx';
import { useWithdrawal } from './use-withdrawal.tsx';

const DecidePayChangeDialog = lazyPanel(() =>
  import('./decide-pay-change-dialog.tsx').then((part) => part.DecidePayChangeDialog),
);

const PayChangeQuickView = lazyPanel(() =>
  import('./pay-change-quick-view.tsx').then((part) => part.PayChangeQuickView),
);

const refreshed = [payChangesEndpoints.list];

/** `/pay-changes`: changes of bank details, pay and costs that wait for a second person, or `?show=decided`. */
export function PayChangesPage() {
  const { open: review, panel } = useLazyPanel((change: PayChange, state) => (
    <DecidePayChangeDialog change={change} {...state} />
  ));
  const { withdraw, dialog } = useWithdrawal();
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingPayChangeColumnsFor({ review, withdraw }) : decidedPayChangeColumns),
    [view, review, withdraw],
  );
  const list = useRecordList({
    name: 'payChanges',
    query: ({ dt_params }) => ({ ...apiQuery(payChangesEndpoints.list, { query: { view, dt_params } }), staleTime: 0 }),
    columns,
  });
  useRefreshOn('notifications.changed', refreshed);
  useRefreshOn('employees.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Pay changes"
        count={list.total}
        text="Bank details, pay and costs change after a second person approves."
      />
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ employee }) => employee.name}
        quickView={(change, state) => (
          <PayChangeQuickView list={list} change={change} onReview={review} onWithdraw={withdraw} {...state} />
        )}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        searchPlaceholder="Search: Name, Client, Requested by"
        filters={
          <RequestViewSwitch
            label="Pay changes"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        empty={{
          icon: <IconChecks aria-hidden="true" />,
          title: view === 'waiting' ? 'No pay changes pending approval' : 'No pay changes decided yet',
        }}
      />
      {panel}
      {dialog}
    </Page>
  );
}

const labels = { waiting: 'Waiting pay changes', decided: 'Decided pay changes' } as const;
