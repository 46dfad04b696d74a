import type { Grants } from '@muster/contract/access.ts';
import { mayListPeople, maySeeClientCosts } from '@muster/contract/domains/clients/clients.policy.ts';

export type ClientTab =
  | 'profile'
  | 'contacts'
  | 'teams'
  | 'managers'
  | 'policies'
  | 'invoicing'
  | 'employees'
  | 'costs'
  | 'attachments'
  | 'activity';

const labels: Readonly<Record<ClientTab, string>> = {
  profile: 'Profile',
  contacts: 'Contacts and users',
  teams: 'Teams',
  managers: 'Account managers',
  policies: 'Policies',
  invoicing: 'Invoicing',
  employees: 'Employees',
  costs: 'Costs',
  attachments: 'Attachments',
  activity: 'Activity',
};

/** The tabs of a client that a viewer may see, in order. */
export function clientTabsFor(viewer: Grants): readonly { readonly id: ClientTab; readonly label: string }[] {
  const hidden: Partial<Record<ClientTab, boolean>> = {
    employees: !mayListPeople(viewer),
    costs: !maySeeClientCosts(viewer),
    activity: !viewer.roles.includes('admin') && !viewer.roles.includes('hr'),
  };
  const order = Object.keys(labels) as readonly ClientTab[];
  return order.filter((tab) => !hidden[tab]).map((id) => ({ id, label: labels[id] }));
}
