import { defaultPermissions } from '@muster/contract/permissions.ts';
import type { Role } from '@muster/contract/roles.ts';
import { expect, it } from 'vitest';
import { openTabs } from '../../../platform/record/record-tabs.tsx';
import { clientTabs } from './client-tabs.tsx';

const tabsOf = (role: Role) =>
  openTabs(clientTabs, { roles: [role], permissions: defaultPermissions[role] }).map(({ id }) => id);
const common = ['summary', 'profile', 'people', 'contacts', 'attendance', 'policies', 'invoicing'];

it('shows costs and activity only to viewers who may see them', () => {
  expect(tabsOf('hr')).toEqual([...common, 'costs', 'attachments', 'activity']);
  expect(tabsOf('account manager')).toEqual([...common, 'attachments']);
  expect(tabsOf('accounting')).toEqual([...common, 'attachments']);
});
