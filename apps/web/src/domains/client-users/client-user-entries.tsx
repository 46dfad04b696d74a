import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { IconPencil } from '@tabler/icons-react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import { type AccountActs, accountEntries } from '../accounts/index.ts';

export const clientUserEntries = (user: ClientUserRow, acts: AccountActs, update: () => void): readonly MenuEntry[] => [
  { label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: update },
  ...accountEntries(user, acts),
];
