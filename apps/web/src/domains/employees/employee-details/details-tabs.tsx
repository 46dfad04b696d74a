import { mayReadActivity } from '@muster/contract/domains/access/activity.policy.ts';
import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { maySeeAttachments, maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import { Suspense } from 'react';
import type { RecordTab } from '../../../platform/record/record-tabs.tsx';
import { PageSkeleton } from '../../../ui/state/page-skeleton.tsx';
import { RecordActivity } from '../../access/index.ts';
import { IdCardPart } from '../id-card/id-card-part.tsx';
import type { RecordPart } from '../record-parts.ts';
import { AttachmentsTab } from './attachments-tab.tsx';
import { CostsTab } from './costs-tab.tsx';
import { EmploymentTab } from './employment-tab.tsx';
import { PoliciesTab } from './policies-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SummaryRail, SummaryTab } from './summary-tab.tsx';

type Tab = RecordTab<EmployeeDetails>;

const first: readonly Tab[] = [
  {
    id: 'summary',
    label: 'Summary',
    content: (employee) => <SummaryTab employee={employee} />,
    rail: (employee) => <SummaryRail employee={employee} />,
  },
  { id: 'profile', label: 'Profile', content: (employee) => <ProfileTab employee={employee} /> },
  { id: 'employment', label: 'Employment', content: (employee) => <EmploymentTab employee={employee} /> },
  {
    id: 'costs',
    label: 'Costs',
    isOpenTo: maySeeCosts,
    content: ({ id, abilities }) => <CostsTab id={id} mayAdd={abilities.update} />,
  },
  {
    id: 'policies',
    label: 'Policies',
    content: ({ id, abilities }) => <PoliciesTab id={id} mayChange={abilities.policies} />,
  },
  {
    id: 'attachments',
    label: 'Attachments',
    isOpenTo: maySeeAttachments,
    content: ({ id }) => <AttachmentsTab id={id} />,
  },
  { id: 'id-card', label: 'ID card', content: ({ id }) => <IdCardPart id={id} /> },
];

const last: readonly Tab[] = [
  {
    id: 'activity',
    label: 'Activity',
    isOpenTo: mayReadActivity,
    content: ({ id }) => <RecordActivity kind="employee" id={id} />,
  },
];

/** The parts of an employee's record, in their order. Parts of other domains come before the activity. */
export const detailsTabs = (more: readonly RecordPart[]): readonly Tab[] => [...first, ...more.map(tabOf), ...last];

const tabOf = ({ Content, ...part }: RecordPart): Tab => ({
  ...part,
  content: ({ id }) => (
    <Suspense fallback={<PageSkeleton />}>
      <Content id={id} />
    </Suspense>
  ),
});
