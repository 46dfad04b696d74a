import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useIdInPath } from '../../../platform/address/use-address-view.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { useRecordTabs } from '../../../platform/record/record-tabs.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { RecordContent, RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import type { FormSubject } from '../employee-form/form-subject.ts';
import { LazyEmployeeForm } from '../employee-form/lazy-employee-form.tsx';
import { employeeDetailsQuery } from '../employees.queries.ts';
import { RecordParts } from '../record-parts.ts';
import { useRecordChanges } from '../use-record-changes.ts';
import { DetailsHeader } from './details-header.tsx';
import { detailsTabs } from './details-tabs.tsx';

/** `/employees/:id`: one person, in parts that each have an address. */
export function EmployeeDetailsPage() {
  const id = useIdInPath();
  return id === null ? unknownRecord : <KnownAddress key={id} id={id} />;
}

function KnownAddress({ id }: { readonly id: number }) {
  const details = useQuery(employeeDetailsQuery(id));
  useRecordChanges(id, useMay(employeeAccess.list));
  return (
    <RecordPage of={details} thing="employee" unknown={unknownRecord} outline={<RecordSkeleton thing="employee" />}>
      {(employee) => <Record employee={employee} isRefreshing={details.isFetching} />}
    </RecordPage>
  );
}

function Record({ employee, isRefreshing }: { readonly employee: EmployeeDetails; readonly isRefreshing: boolean }) {
  const form = useLazyPanel((subject: FormSubject, state) => (
    <LazyEmployeeForm subject={subject} shownOn="details" {...state} />
  ));
  const { nav, content } = useRecordTabs({
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
      <RecordContent>{content(employee)}</RecordContent>
      {form.panel}
    </Page>
  );
}

const unknownRecord = (
  <UnknownRecord
    thing="employee"
    icon={<IconUserOff aria-hidden="true" />}
    list={{ name: 'employees', to: pathOf('employees') }}
  />
);
