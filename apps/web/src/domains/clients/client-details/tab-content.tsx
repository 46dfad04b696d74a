import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { RecordActivity } from '../../access/index.ts';
import { AttachmentsTab } from './attachments-tab.tsx';
import type { ClientTab } from './client-tabs.ts';
import { ContactsTab } from './contacts-tab.tsx';
import { CostsTab } from './costs-tab.tsx';
import { EmployeesTab } from './employees-tab.tsx';
import { InvoicingTab } from './invoicing-tab.tsx';
import { ManagersTab } from './managers-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { TeamsTab } from './teams-tab.tsx';

export function ClientTabContent({ tab, client }: { readonly tab: ClientTab; readonly client: ClientDetails }) {
  switch (tab) {
    case 'contacts':
      return <ContactsTab client={client} />;
    case 'teams':
      return <TeamsTab id={client.id} />;
    case 'managers':
      return <ManagersTab client={client} />;
    case 'policies':
      return <PoliciesTab client={client} />;
    case 'invoicing':
      return <InvoicingTab client={client} />;
    case 'employees':
      return <EmployeesTab id={client.id} />;
    case 'costs':
      return <CostsTab id={client.id} />;
    case 'attachments':
      return <AttachmentsTab id={client.id} />;
    case 'activity':
      return <RecordActivity kind="client" id={client.id} />;
    default:
      return <ProfileTab client={client} />;
  }
}
