import type { ShiftRow } from '@muster/contract/domains/shifts/shift-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconClock, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { shiftsEndpoints } from '../../../platform/api/endpoints/shifts.generated.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { timezones } from '../../lookups/index.ts';
import { LazyShiftForm } from '../shift-form/lazy-shift-form.tsx';
import type { ShiftFormSubject } from '../shift-form/shift-form-values.ts';
import { shiftListQuery } from '../shifts.queries.ts';
import { shiftColumnsFor } from './shift-columns.tsx';
import { useShiftActions } from './use-shift-actions.tsx';

const ShiftQuickView = lazyPanel(() => import('./shift-quick-view.tsx').then((part) => part.ShiftQuickView));

/** `/shifts` (section 2.4): every shift with its hours in the viewer's zone and in its own. */
export function ShiftListPage() {
  const form = useLazyPanel((subject: ShiftFormSubject, state) => <LazyShiftForm subject={subject} {...state} />);
  useCreate({ label: 'Add shift', isAllowed: useMay(shiftAccess.manage), create: () => form.open({ mode: 'create' }) });
  const list = useRecordList({ name: 'shifts', query: shiftListQuery, columns: useShiftColumns() });
  const { rowActions, dialog } = useShiftActions({ onUpdate: (row) => form.open({ mode: 'update', id: row.id }) });
  const mayRead = useMay(shiftAccess.read);
  useRefreshOn('schedule.changed', [shiftsEndpoints.list]);
  return (
    <Page fill>
      <PageHeader
        title="Shifts"
        count={list.total}
        actions={
          <Can rule={shiftAccess.manage}>
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open({ mode: 'create' })}>
              Add shift
            </Button>
          </Can>
        }
      />
      <DataTable
        label="Shifts"
        list={list}
        rowName={(row) => row.name}
        rowHref={mayRead ? detailsHref : undefined}
        quickView={
          mayRead
            ? (row, state) => (
                <ShiftQuickView
                  list={list}
                  row={row}
                  onUpdate={() => form.open({ mode: 'update', id: row.id })}
                  {...state}
                />
              )
            : undefined
        }
        rowActions={rowActions}
        searchPlaceholder="Search: Name, Client, Timezone"
        empty={{
          icon: <IconClock aria-hidden="true" />,
          title: messages.toast.noneFound('shifts'),
          hint: 'A shift defines working hours: days, times and breaks, in its own time zone.',
          action: (
            <Can rule={shiftAccess.manage}>
              <Button onClick={() => form.open({ mode: 'create' })}>Add the first shift</Button>
            </Can>
          ),
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}

function useShiftColumns() {
  const mayRead = useMay(shiftAccess.read);
  const { rows: zones } = useLookup(timezones);
  return useMemo(
    () =>
      shiftColumnsFor({
        timezones: zones.map((zone) => ({ value: String(zone.id), label: zone.name })),
        hrefOf: mayRead ? detailsHref : null,
      }),
    [mayRead, zones],
  );
}

const detailsHref = ({ id }: ShiftRow) => pathOf('shiftDetails', { id });
