import { counted } from '@muster/contract/counted.ts';
import { holidayPolicyAccess } from '@muster/contract/domains/holidays/holiday-policies.policy.ts';
import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import { holidayPolicyColumns } from '@muster/contract/domains/holidays/holiday-policy-columns.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidayPoliciesEndpoints } from '../../../platform/api/endpoints/holiday-policies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordListPage } from '../../../platform/record/record-list-page.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { holidayPolicyListQuery, refreshHolidayPolicies } from '../holiday-policies.queries.ts';

const HolidayPolicyPanel = lazyPanel(() =>
  import('../holiday-policy.panel.tsx').then((part) => part.HolidayPolicyPanel),
);

const nameCell = ({ id, name }: HolidayPolicyRow) => (
  <NameCell name={name} to={pathOf('holidayPolicyDetails', { id })} plain />
);

const columns = columnsOf<HolidayPolicyRow>()(holidayPolicyColumns, {
  name: {
    width: 240,
    pinned: 'left',
    cell: nameCell,
    card: 'title',
  },
  calendars: { width: 400, grow: true, card: 'line' },
  employees: { width: 120, isEarly: true, card: 'aside', cardCell: ({ employees }) => counted(employees, 'employee') },
  is_client_assignable: { width: 140 },
  description: { width: 200, maxWidth: 320 },
  updated_at: { width: 180, hiddenAtFirst: true },
});

/** `/holiday-policies` */
export function HolidayPolicyListPage() {
  const form = useLazyPanel((subject: HolidayPolicyRow | null, state) => (
    <HolidayPolicyPanel subject={subject} {...state} />
  ));
  const list = useRecordList({ name: 'holidayPolicies', query: holidayPolicyListQuery, columns });
  useRefreshOn('holiday-policies.changed', [holidayPoliciesEndpoints.list]);
  const { remove, dialog } = useRemoval({
    thing: 'Holiday policy',
    nameOf: ({ name }: HolidayPolicyRow) => name,
    send: ({ id }) => callApi(holidayPoliciesEndpoints.delete, { body: { id } }),
    refresh: refreshHolidayPolicies,
  });
  return (
    <RecordListPage
      title="Holiday policies"
      thing="Holiday policy"
      list={list}
      rowName={({ name }) => name}
      rowHref={({ id }) => pathOf('holidayPolicyDetails', { id })}
      searchPlaceholder="Search: Name, Calendars"
      emptyHint="Holiday policies appear here when they are added."
      mayChange={useMay(holidayPolicyAccess.change)}
      onAdd={() => form.open(null)}
      onUpdate={form.open}
      onDelete={remove}
    >
      {dialog}
      {form.panel}
    </RecordListPage>
  );
}
