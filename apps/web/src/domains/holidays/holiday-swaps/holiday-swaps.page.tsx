import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';
import { IconArrowBackUp, IconSun } from '@tabler/icons-react';
import { useMemo } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { holidaySwapsEndpoints } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
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
import { decidedSwapColumns, waitingSwapColumnsFor } from './holiday-swap-list-columns.tsx';

const DecideHolidaySwapDialog = lazyPanel(() =>
  import('./decide-holiday-swap-dialog.tsx').then((part) => part.DecideHolidaySwapDialog),
);

const HolidaySwapQuickView = lazyPanel(() =>
  import('./holiday-swap-quick-view.tsx').then((part) => part.HolidaySwapQuickView),
);

const refreshed = [holidaySwapsEndpoints.list];

/** `/holiday-swaps`: swaps that the viewer decides, or with `?show=decided` the closed ones. */
export function HolidaySwapsPage() {
  const { open: review, panel } = useLazyPanel((swap: HolidaySwap, state) => (
    <DecideHolidaySwapDialog swap={swap} {...state} />
  ));
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingSwapColumnsFor(review) : decidedSwapColumns),
    [view, review],
  );
  const list = useRecordList({
    name: 'holidaySwaps',
    query: ({ dt_params }) => ({
      ...apiQuery(holidaySwapsEndpoints.list, { query: { view, dt_params } }),
      staleTime: 0,
    }),
    columns,
  });
  useRefreshOn('holiday-swaps.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Holiday swaps"
        count={list.total}
        text="An approved swap makes the holiday a work day, and gives the other day off."
      />
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ employee, holiday }) => `${employee.name}, ${holiday}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        quickView={(swap, state) => (
          <HolidaySwapQuickView list={list} swap={swap} onReview={() => review(swap)} {...state} />
        )}
        searchPlaceholder="Search: Name, Client, Holiday"
        filters={
          <RequestViewSwitch
            label="Holiday swaps"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        rowActions={(swap) =>
          swap.abilities.cancel
            ? [{ label: 'Undo swap…', icon: <IconArrowBackUp aria-hidden="true" />, onSelect: () => review(swap) }]
            : []
        }
        empty={{
          icon: <IconSun aria-hidden="true" />,
          title: view === 'waiting' ? 'No holiday swap waits for a decision.' : 'No holiday swap was decided yet.',
        }}
      />
      {panel}
    </Page>
  );
}

const labels = { waiting: 'Holiday swaps to decide', decided: 'Decided holiday swaps' } as const;
