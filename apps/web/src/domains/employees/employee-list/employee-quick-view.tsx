import type { EmployeeRow, RecordFacts } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { incompleteItemTexts, missingConfiguration } from '@muster/contract/incomplete-configuration.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { CopyFact } from '../../../platform/record/copy-fact.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { EmployeeLink } from '../employee-link.tsx';
import { EmployeePhoto } from '../employee-photos.tsx';
import { recordFactsQuery } from '../employees.queries.ts';

/** Of people who are not active. */
const factsOfLeaving = [
  'latest_employee_active_date.reason',
  'latest_employee_active_date.clearance_status',
  'latest_employee_active_date.rehire',
];

/** An employee beside the list: what is missing first, then who leads them and when they work next. */
export function EmployeeQuickView({ list, row, onUpdate, ...state }: EmployeeQuickViewProps) {
  const mayRead = useMay(employeeAccess.read);
  const { data: facts } = useQuery({ ...recordFactsQuery(row.id), enabled: mayRead });
  const missing = missingConfiguration(row);
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.name}
      below={row.client?.legal_business_name}
      avatar={<EmployeePhoto person={row} size={36} />}
      to={pathOf('employeeDetails', { id: row.id })}
      without={row.employee_status_type_group.name === 'active' ? factsOfLeaving : []}
      values={
        row.personal_email ? { personal_email: <CopyFact what="Personal email" text={row.personal_email} /> } : {}
      }
      more={facts ? moreFacts(facts, list.zone) : []}
      onUpdate={row.abilities.update ? onUpdate : undefined}
      state={state}
    >
      {missing.length === 0 ? null : (
        <Notice tone="amber" title={messages.employeeList.incompleteFilter.title}>
          {missing.map((item) => incompleteItemTexts[item].dialogText).join(', ')}
        </Notice>
      )}
    </RowQuickView>
  );
}

interface EmployeeQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<EmployeeRow>, 'columns' | 'zone'>;
  readonly row: EmployeeRow;
  readonly onUpdate: () => void;
}

function moreFacts({ team, next_shift: next }: RecordFacts, zone: string) {
  const [lead] = team?.leads ?? [];
  return [
    { label: 'Team', value: team?.name },
    { label: 'Team lead', value: lead && <EmployeeLink id={lead.id} name={lead.name} /> },
    {
      label: 'Next shift',
      value: next && `${formatWeekday(next.work_date)}, ${clockRange(next.starts_at, next.ends_at, zone)}`,
    },
  ];
}
