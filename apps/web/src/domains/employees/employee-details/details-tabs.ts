import type { Grants } from '@muster/contract/access.ts';
import { maySeeAttachments, maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';

export type DetailsTab = 'profile' | 'employment' | 'costs' | 'policies' | 'attachments' | 'id-card' | 'activity';

const order: readonly DetailsTab[] = [
  'profile',
  'employment',
  'costs',
  'policies',
  'attachments',
  'id-card',
  'activity',
];

const labels: Readonly<Record<DetailsTab, string>> = {
  profile: 'Profile',
  employment: 'Employment',
  costs: 'Costs',
  policies: 'Policies',
  attachments: 'Attachments',
  'id-card': 'ID card',
  activity: 'Activity',
};

/** The parts of a record that a viewer may see, in their order. */
export function detailsTabsFor(viewer: Grants): readonly { readonly id: DetailsTab; readonly label: string }[] {
  const shown: Readonly<Record<DetailsTab, boolean>> = {
    profile: true,
    employment: true,
    costs: maySeeCosts(viewer),
    policies: true,
    attachments: maySeeAttachments(viewer),
    'id-card': true,
    activity: viewer.roles.includes('admin') || viewer.roles.includes('hr'),
  };
  return order.filter((tab) => shown[tab]).map((id) => ({ id, label: labels[id] }));
}
