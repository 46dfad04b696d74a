import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUserOff } from '@tabler/icons-react';
import { useContext } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { RecordContent, RecordRefreshing, RecordStack } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import type { FormSubject } from '../employee-form/form-subject.ts';
import { LazyEmployeeForm } from '../employee-form/lazy-employee-form.tsx';
import { employeeRecordQuery } from '../employees.queries.ts';
import { RecordParts } from '../record-parts.ts';
import { useRecordChanges } from '../use-record-changes.ts';
import { DetailsHeader } from './details-header.tsx';
import { detailsTabs } from './details-tabs.tsx';
import { PlannedEnding } from './planned-ending.tsx';
import { WaitingPayChanges } from './waiting-pay-changes.tsx';

/** `/employees/:id`: one employee, in tabs with their own addresses. */
export function EmployeeDetailsPage() {
  return (
    <RecordAtAddress
      query={employeeRecordQuery}
      nameOf={({ name }) => name}
      thing="employee"
      icon={<IconUserOff aria-hidden="true" />}
      list={{ name: 'employees', to: pathOf('employees') }}
      outline={<RecordSkeleton thing="employee" />}
    >
      {(employee, isRefreshing) => <Record employee={employee} isRefreshing={isRefreshing} />}
    </RecordAtAddress>
  );
}

function Record({ employee, isRefreshing }: { readonly employee: EmployeeDetails; readonly isRefreshing: boolean }) {
  useRecordChanges(employee.id, useMay(employeeAccess.list));
  const form = useLazyPanel((subject: FormSubject, state) => (
    <LazyEmployeeForm subject={subject} shownOn="details" {...state} />
  ));
  const { nav, content, rail } = useRecordTabs({
    label: 'Parts of the record',
    path: pathOf('employeeDetails', { id: employee.id }),
    tabs: detailsTabs(useContext(RecordParts)),
  });
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <DetailsHeader
        employee={employee}
        onUpdate={() => form.open({ mode: 'update', id: employee.id, name: employee.name })}
      />
      {nav}
      <RecordContent rail={rail(employee)}>
        <RecordStack>
          <PlannedEnding employee={employee} />
          <WaitingPayChanges employee={employee} />
          {content(employee)}
        </RecordStack>
      </RecordContent>
      {form.panel}
    </Page>
  );
}
