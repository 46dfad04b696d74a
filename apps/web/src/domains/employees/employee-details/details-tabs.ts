import type { Grants } from '@muster/contract/access.ts';
import { maySeeAttachments, maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import type { RecordPart } from '../record-parts.ts';

interface DetailsTab {
  readonly id: string;
  readonly label: string;
  readonly isOpenTo: (viewer: Grants) => boolean;
}

const everybody = () => true;

const first: readonly DetailsTab[] = [
  { id: 'profile', label: 'Profile', isOpenTo: everybody },
  { id: 'employment', label: 'Employment', isOpenTo: everybody },
  { id: 'costs', label: 'Costs', isOpenTo: maySeeCosts },
  { id: 'policies', label: 'Policies', isOpenTo: everybody },
  { id: 'attachments', label: 'Attachments', isOpenTo: maySeeAttachments },
  { id: 'id-card', label: 'ID card', isOpenTo: everybody },
];
/** With the access rule of the activity logs. */
const last: readonly DetailsTab[] = [
  { id: 'activity', label: 'Activity', isOpenTo: ({ roles }) => roles.includes('admin') || roles.includes('hr') },
];

/** The tabs of a record that a viewer may see, in order; those of other domains come before the activity. */
export function detailsTabsFor(viewer: Grants, more: readonly RecordPart[]): readonly DetailsTab[] {
  return [...first, ...more, ...last].filter(({ isOpenTo }) => isOpenTo(viewer));
}
