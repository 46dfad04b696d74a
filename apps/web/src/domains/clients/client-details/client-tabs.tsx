import { adminOrHr, type Grants, mayAccess } from '@muster/contract/access.ts';
import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { mayListPeople, maySeeClientCosts } from '@muster/contract/domains/clients/clients.policy.ts';
import type { RecordTab } from '../../../platform/record/record-tabs.tsx';
import { RecordActivity } from '../../access/index.ts';
import { AttachmentsTab } from './attachments-tab.tsx';
import { AttendanceTab } from './attendance-tab.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { CostsTab } from './costs-tab.tsx';
import { EmployeesTab } from './employees-tab.tsx';
import { HoursTab } from './hours-tab.tsx';
import { InvoicingTab } from './invoicing-tab.tsx';
import { ManagersTab } from './managers-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SummaryRail, SummaryTab } from './summary-tab.tsx';
import { TeamsTab } from './teams-tab.tsx';

const maySetHoursApproval = (viewer: Grants) => mayAccess(adminOrHr, viewer);

/** The parts of a client, in their order. */
export const clientTabs: readonly RecordTab<ClientDetails>[] = [
  {
    id: 'summary',
    label: 'Summary',
    content: (client) => <SummaryTab client={client} />,
    rail: (client) => <SummaryRail client={client} />,
  },
  { id: 'profile', label: 'Profile', content: (client) => <ProfileTab client={client} /> },
  { id: 'contacts', label: 'Contacts and users', content: (client) => <ContactsTab client={client} /> },
  {
    id: 'hours',
    label: 'Approvals',
    isOpenTo: maySetHoursApproval,
    content: (client) => <HoursTab client={client} />,
  },
  { id: 'teams', label: 'Teams', content: ({ id }) => <TeamsTab id={id} /> },
  { id: 'managers', label: 'Account managers', content: (client) => <ManagersTab client={client} /> },
  { id: 'attendance', label: 'Attendance', content: (client) => <AttendanceTab client={client} /> },
  { id: 'policies', label: 'Policies', content: (client) => <PoliciesTab client={client} /> },
  { id: 'invoicing', label: 'Invoicing', content: (client) => <InvoicingTab client={client} /> },
  { id: 'employees', label: 'Employees', isOpenTo: mayListPeople, content: ({ id }) => <EmployeesTab id={id} /> },
  { id: 'costs', label: 'Costs', isOpenTo: maySeeClientCosts, content: ({ id }) => <CostsTab id={id} /> },
  { id: 'attachments', label: 'Attachments', content: ({ id }) => <AttachmentsTab id={id} /> },
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="client" id={id} />,
  },
];
