import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIdInPath } from '../../../platform/address/use-address-view.ts';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { grantsOf, useMay, usePageData } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { RecordRefreshing } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import type { FormSubject } from '../employee-form/form-subject.ts';
import { LazyEmployeeForm } from '../employee-form/lazy-employee-form.tsx';
import { employeeDetailsQuery } from '../employees.queries.ts';
import { RecordParts } from '../record-parts.ts';
import { useRecordChanges } from '../use-record-changes.ts';
import { DetailsHeader } from './details-header.tsx';
import { detailsTabsFor } from './details-tabs.ts';
import { TabContent } from './tab-content.tsx';

/** `/employees/:id`: one employee, in tabs with their own addresses. */
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
  const [form, setForm] = useState<FormSubject | null>(null);
  const viewer = grantsOf(usePageData()) ?? { roles: [], permissions: [] };
  const [address] = useSearchParams();
  const more = useContext(RecordParts);
  const tabs = detailsTabsFor(viewer, more);
  const active = tabs.find(({ id }) => id === address.get('tab'))?.id ?? 'profile';
  const path = pathOf('employeeDetails', { id: employee.id });
  return (
    <Page>
      <RecordRefreshing shown={isRefreshing} />
      <DetailsHeader
        employee={employee}
        onUpdate={() => setForm({ mode: 'update', id: employee.id, name: employee.name })}
      />
      <LinkTabs
        label="Parts of the record"
        active={active}
        tabs={tabs.map((tab) => ({ ...tab, to: tab.id === 'profile' ? path : `${path}?tab=${tab.id}` }))}
      />
      <TabContent tab={active} employee={employee} more={more} />
      <LazyEmployeeForm subject={form} shownOn="details" onClose={() => setForm(null)} />
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
