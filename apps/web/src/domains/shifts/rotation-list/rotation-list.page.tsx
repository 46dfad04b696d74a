import type { RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { rotationsEndpoints } from '../../../platform/api/endpoints/rotations.generated.ts';
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
import { LazyRotationForm } from '../rotation-form/lazy-rotation-form.tsx';
import type { RotationFormSubject } from '../rotation-form/rotation-form-values.ts';
import { rotationListQuery } from '../rotations.queries.ts';
import { rotationColumnsFor } from './rotation-columns.tsx';
import { useRotationActions } from './use-rotation-actions.tsx';

const RotationQuickView = lazyPanel(() => import('./rotation-quick-view.tsx').then((part) => part.RotationQuickView));

/** `/shifts/rotations`: the patterns of weeks that people are assigned to. */
export function RotationListPage() {
  const form = useLazyPanel((subject: RotationFormSubject, state) => <LazyRotationForm subject={subject} {...state} />);
  useCreate({
    label: 'Add rotation',
    isAllowed: useMay(shiftAccess.manage),
    create: () => form.open({ mode: 'create' }),
  });
  const list = useRecordList({ name: 'rotations', query: rotationListQuery, columns: useRotationColumns() });
  const { rowActions, dialog } = useRotationActions(form.open);
  const mayRead = useMay(shiftAccess.read);
  useRefreshOn('schedule.changed', [rotationsEndpoints.list]);
  return (
    <Page fill>
      <PageHeader
        title="Rotations"
        count={list.total}
        actions={
          <Can rule={shiftAccess.manage}>
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open({ mode: 'create' })}>
              Add rotation
            </Button>
          </Can>
        }
      />
      <DataTable
        label="Rotations"
        list={list}
        rowName={(row) => row.name}
        rowHref={mayRead ? detailsHref : undefined}
        quickView={
          mayRead
            ? (row, state) => (
                <RotationQuickView
                  list={list}
                  row={row}
                  onUpdate={() => form.open({ mode: 'update', id: row.id })}
                  {...state}
                />
              )
            : undefined
        }
        rowActions={rowActions}
        searchPlaceholder="Search: Name, Shifts, Client"
        empty={{
          icon: <IconRefresh aria-hidden="true" />,
          title: messages.toast.noneFound('rotations'),
          hint: 'A rotation repeats 1 to 8 weeks: each day has a shift or is off.',
          action: (
            <Can rule={shiftAccess.manage}>
              <Button onClick={() => form.open({ mode: 'create' })}>Add the first rotation</Button>
            </Can>
          ),
        }}
      />
      {dialog}
      {form.panel}
    </Page>
  );
}

function useRotationColumns() {
  const mayRead = useMay(shiftAccess.read);
  return useMemo(() => rotationColumnsFor(mayRead ? detailsHref : null), [mayRead]);
}

const detailsHref = ({ id }: RotationRow) => pathOf('rotationDetails', { id });
