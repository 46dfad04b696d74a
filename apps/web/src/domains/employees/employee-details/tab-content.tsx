import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { RecordActivity } from '../../access/index.ts';
import { AttachmentsTab } from '../attachments/attachments-tab.tsx';
import { IdCardPart } from '../id-card/id-card-part.tsx';
import { CostsTab } from './costs-tab.tsx';
import type { DetailsTab } from './details-tabs.ts';
import styles from './employee-details.module.css';
import { EmploymentTab } from './employment-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';

export function TabContent({ tab, employee }: { readonly tab: DetailsTab; readonly employee: EmployeeDetails }) {
  return <div className={styles.content}>{contentOf(tab, employee)}</div>;
}

function contentOf(tab: DetailsTab, employee: EmployeeDetails) {
  switch (tab) {
    case 'employment':
      return <EmploymentTab employee={employee} />;
    case 'costs':
      return <CostsTab id={employee.id} mayAdd={employee.abilities.update} />;
    case 'policies':
      return <PoliciesTab id={employee.id} />;
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
