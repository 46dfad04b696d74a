import type { DecidableSwap } from '@muster/contract/domains/schedules/swap-answers.ts';
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react';
import { useMemo } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { decidedSwapColumns, waitingSwapColumnsFor } from './swap-list-columns.tsx';

const DecideSwapDialog = lazyPanel(() => import('./decide-swap-dialog.tsx').then((part) => part.DecideSwapDialog));

const ShiftSwapQuickView = lazyPanel(() =>
  import('./shift-swap-quick-view.tsx').then((part) => part.ShiftSwapQuickView),
);

const refreshed = [swapsEndpoints.list];

/** `/shift-swaps`: swaps and covers that the viewer decides, or with `?show=decided` the decided ones. */
export function ShiftSwapsPage() {
  const zone = useViewerZone();
  const { open: review, panel } = useLazyPanel((swap: DecidableSwap, state) => (
    <DecideSwapDialog swap={swap} zone={zone} {...state} />
  ));
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingSwapColumnsFor(review) : decidedSwapColumns),
    [view, review],
  );
  const list = useRecordList({
    name: 'shiftSwaps',
    query: ({ dt_params }) => ({ ...apiQuery(swapsEndpoints.list, { query: { view, dt_params } }), staleTime: 0 }),
    columns,
  });
  useRefreshOn('notifications.changed', refreshed);
  return (
    <Page fill>
      <PageHeader
        title="Shift swaps"
        count={list.total}
        text={`Two people of one client exchange shifts, or one covers for the other. Times shown in ${zoneCity(zone)} time.`}
      />
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ requester, colleague }) => `${requester.name} and ${colleague.name}`}
        avatar={({ requester }) => <Initials name={requester.name} size={36} />}
        quickView={(swap, state) => (
          <ShiftSwapQuickView list={list} swap={swap} onReview={() => review(swap)} {...state} />
        )}
        searchPlaceholder="Search: Name, Client"
        filters={
          <RequestViewSwitch
            label="Shift swaps"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        rowActions={
          view === 'waiting'
            ? undefined
            : (swap) =>
                swap.abilities.undo
                  ? [
                      {
                        label: 'Undo swap…',
                        icon: <IconArrowBackUp aria-hidden="true" />,
                        onSelect: () => review(swap),
                      },
                    ]
                  : []
        }
        empty={{
          icon: <IconArrowsExchange aria-hidden="true" />,
          title: view === 'waiting' ? 'No swap waits for a decision.' : 'No swap was decided yet.',
        }}
      />
      {panel}
    </Page>
  );
}

const labels = { waiting: 'Swaps to decide', decided: 'Decided swaps' } as const;
