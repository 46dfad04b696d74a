import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import { leaveTypeColumns } from '@muster/contract/domains/leave/leave-type-columns.ts';
import { leaveTypeAccess } from '@muster/contract/domains/leave/leave-types.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveTypesEndpoints } from '../../../platform/api/endpoints/leave-types.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { LeaveIcon } from '../leave-icon.tsx';
import { documentsText, noticeText, payText, tenureText } from '../leave-type-texts.ts';
import { leaveTypeListQuery, refreshLeaveTypes } from '../leave-types.queries.ts';

const LeaveTypePanel = lazyPanel(() => import('../leave-type.panel.tsx').then((part) => part.LeaveTypePanel));

const nameCell = ({ id, name, color }: LeaveTypeRow, plain = false) => (
  <NameCell name={name} to={pathOf('leaveTypeDetails', { id })} avatar={<LeaveIcon color={color} />} plain={plain} />
);

const columns = columnsOf<LeaveTypeRow>()(leaveTypeColumns, {
  name: {
    width: 260,
    pinned: 'left',
    cell: (row) => nameCell(row),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  },
  code: { width: 130 },
  country: { width: 130, grow: true },
  paid_percent: { width: 110, header: 'Pay', align: 'left', cell: payText, card: 'line' },
  unit: { width: 120 },
  notice_days: { width: 90, header: 'Notice', align: 'left', cell: noticeText },
  document_after_days: { width: 130, header: 'Documents', align: 'left', cell: documentsText },
  visibility: { width: 220, hiddenAtFirst: true },
  client_class: { width: 150, hiddenAtFirst: true },
  gender: { width: 100, hiddenAtFirst: true },
  tenure_months: { width: 150, cell: tenureText, hiddenAtFirst: true },
  source: { width: 300, card: 'line', hiddenAtFirst: true },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/leave-types` */
export function LeaveTypeListPage() {
  const form = useLazyPanel((subject: LeaveTypeRow | null, state) => <LeaveTypePanel subject={subject} {...state} />);
  const list = useRecordList({ name: 'leaveTypes', query: leaveTypeListQuery, columns });
  useRefreshOn('leave-types.changed', [leaveTypesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Leave type',
    nameOf: ({ name }: LeaveTypeRow) => name,
    send: ({ id }) => callApi(leaveTypesEndpoints.delete, { body: { id } }),
    refresh: refreshLeaveTypes,
  });
  return (
    <RecordListPage
      title="Leave types"
      thing="Leave type"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('leaveTypeDetails', { id })}
      searchPlaceholder="Search: Name, Code, Legal source"
      emptyHint="Leave types appear here when they are added."
      mayChange={useMay(leaveTypeAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
