import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { Suspense } from 'react';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { RecordActivity } from '../../access/index.ts';
import { IdCardPart } from '../id-card/id-card-part.tsx';
import type { RecordPart } from '../record-parts.ts';
import { AttachmentsTab } from './attachments-tab.tsx';
import { CostsTab } from './costs-tab.tsx';
import { EmploymentTab } from './employment-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';

export function TabContent({ tab, employee, more }: TabContentProps) {
  const part = more.find(({ id }) => id === tab);
  return (
    <RecordContent>
      {part ? (
        <Suspense fallback={<PageSkeleton />}>
          <part.Content id={employee.id} />
        </Suspense>
      ) : (
        contentOf(tab, employee)
      )}
    </RecordContent>
  );
}

interface TabContentProps {
  readonly tab: string;
  readonly employee: EmployeeDetails;
  readonly more: readonly RecordPart[];
}

function contentOf(tab: string, employee: EmployeeDetails) {
  switch (tab) {
    case 'employment':
      return <EmploymentTab employee={employee} />;
    case 'costs':
      return <CostsTab id={employee.id} mayAdd={employee.abilities.update} />;
    case 'policies':
      return <PoliciesTab id={employee.id} mayCancel={employee.abilities.update} />;
    case 'attachments':
      return <AttachmentsTab id={employee.id} />;
    case 'id-card':
      return <IdCardPart id={employee.id} />;
    case 'activity':
      return <RecordActivity kind="employee" id={employee.id} />;
    default:
      return <ProfileTab employee={employee} />;
  }
}
