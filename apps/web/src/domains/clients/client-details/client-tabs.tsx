import { adminOrHr } from '@muster/contract/access.ts';
import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { mayListPeople, maySeeClientCosts } from '@muster/contract/domains/clients/clients.policy.ts';
import type { RecordTab } from '../../../platform/record/record-tabs.tsx';
import { grantsOf, useMay, usePageData } from '../../../platform/session/use-session.ts';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
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

function PeopleTab({ id }: { readonly id: number }) {
  const viewer = grantsOf(usePageData());
  return (
    <RecordStack>
      {viewer && mayListPeople(viewer) ? <EmployeesTab id={id} /> : null}
      <TeamsTab id={id} />
    </RecordStack>
  );
}

function PoliciesAndApprovals({ client }: { readonly client: ClientDetails }) {
  const maySetApproval = useMay(adminOrHr);
  return (
    <RecordStack>
      <PoliciesTab client={client} />
      {maySetApproval ? <HoursTab client={client} /> : null}
    </RecordStack>
  );
}

/** The parts of a client, in their order. */
export const clientTabs: readonly RecordTab<ClientDetails>[] = [
  {
    id: 'summary',
    label: 'Summary',
    content: (client) => <SummaryTab client={client} />,
    rail: (client) => <SummaryRail client={client} />,
  },
  { id: 'profile', label: 'Profile', content: (client) => <ProfileTab client={client} /> },
  {
    id: 'people',
    label: 'People',
    content: ({ id }) => <PeopleTab id={id} />,
  },
  {
    id: 'contacts',
    label: 'Contacts',
    content: (client) => (
      <RecordStack>
        <ManagersTab client={client} />
        <ContactsTab client={client} />
      </RecordStack>
    ),
  },
  { id: 'attendance', label: 'Attendance', content: (client) => <AttendanceTab client={client} /> },
  {
    id: 'policies',
    label: 'Policies',
    content: (client) => <PoliciesAndApprovals client={client} />,
  },
  { id: 'invoicing', label: 'Invoicing', content: (client) => <InvoicingTab client={client} /> },
  // Reading the costs is logged: they stay apart from what is read every day.
  { id: 'costs', label: 'Costs', isOpenTo: maySeeClientCosts, content: ({ id }) => <CostsTab id={id} /> },
  { id: 'attachments', label: 'Attachments', content: ({ id }) => <AttachmentsTab id={id} /> },
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="client" id={id} />,
  },
];
