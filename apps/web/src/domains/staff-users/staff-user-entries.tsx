import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconMail, IconPencil, IconUser, IconUserCheck, IconUserOff, IconX } from '@tabler/icons-react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import type { useStaffUserActs } from './use-staff-user-acts.tsx';

/** The actions that the status of a user allows. Nobody changes the own access. */
export function staffUserEntries(
  user: StaffUserRow,
  acts: ReturnType<typeof useStaffUserActs>,
  update: () => void,
): readonly MenuEntry[] {
  if (user.is_self)
    return [{ label: 'Open my profile', icon: <IconUser aria-hidden="true" />, to: pathOf('myProfile') }];
  const change = { label: 'Update roles', icon: <IconPencil aria-hidden="true" />, onSelect: update };
  if (user.status === 'inactive') {
    const icon = <IconUserCheck aria-hidden="true" />;
    return [change, { label: 'Reactivate', icon, onSelect: () => void acts.reactivate(user) }];
  }
  if (user.status === 'active') {
    const icon = <IconUserOff aria-hidden="true" />;
    return [change, { label: 'Deactivate', icon, danger: true, onSelect: () => acts.deactivate(user) }];
  }
  return [
    change,
    { label: 'Resend invitation', icon: <IconMail aria-hidden="true" />, onSelect: () => void acts.resend(user) },
    {
      label: 'Revoke invitation',
      icon: <IconX aria-hidden="true" />,
      danger: true,
      onSelect: () => acts.revoke(user),
    },
  ];
}
