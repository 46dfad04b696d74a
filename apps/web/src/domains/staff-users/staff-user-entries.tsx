import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPencil, IconUser } from '@tabler/icons-react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import { type AccountActs, accountEntries } from '../accounts/index.ts';

/** Nobody changes the own access. */
export const staffUserEntries = (user: StaffUserRow, acts: AccountActs, update: () => void): readonly MenuEntry[] =>
  user.is_self
    ? [{ label: 'Open my profile', icon: <IconUser aria-hidden="true" />, to: pathOf('myProfile') }]
    : [
        { label: 'Update roles', icon: <IconPencil aria-hidden="true" />, onSelect: update },
        ...accountEntries(user, acts),
      ];
