import { counted } from '@muster/contract/counted.ts';
import { leavePolicyAccess } from '@muster/contract/domains/leave/leave-policies.policy.ts';
import type { LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { leavePolicyColumns } from '@muster/contract/domains/leave/leave-policy-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leavePoliciesEndpoints } from '../../../platform/api/endpoints/leave-policies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { leavePolicyListQuery, refreshLeavePolicies } from '../leave-policies.queries.ts';

const LeavePolicyPanel = lazyPanel(() => import('../leave-policy.panel.tsx').then((part) => part.LeavePolicyPanel));

const nameCell = ({ id, name }: LeavePolicyRow) => (
  <NameCell name={name} to={pathOf('leavePolicyDetails', { id })} plain />
);

const columns = columnsOf<LeavePolicyRow>()(leavePolicyColumns, {
  name: {
    width: 260,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  types: { width: 320, grow: true, card: 'line' },
  employees: { width: 120, isEarly: true, card: 'aside', cardCell: ({ employees }) => counted(employees, 'employee') },
  is_client_assignable: { width: 160 },
  description: { width: 240, maxWidth: 320 },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/leave-policies` */
export function LeavePolicyListPage() {
  const form = useLazyPanel((subject: LeavePolicyRow | null, state) => (
    <LeavePolicyPanel subject={subject} {...state} />
  ));
  const list = useRecordList({ name: 'leavePolicies', query: leavePolicyListQuery, columns });
  useRefreshOn('leave-policies.changed', [leavePoliciesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Leave policy',
    nameOf: ({ name }: LeavePolicyRow) => name,
    send: ({ id }) => callApi(leavePoliciesEndpoints.delete, { body: { id } }),
    refresh: refreshLeavePolicies,
  });
  return (
    <RecordListPage
      title="Leave policies"
      thing="Leave policy"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('leavePolicyDetails', { id })}
      searchPlaceholder="Search: Name, Leave types"
      emptyHint="Leave policies appear here when they are added."
      mayChange={useMay(leavePolicyAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
