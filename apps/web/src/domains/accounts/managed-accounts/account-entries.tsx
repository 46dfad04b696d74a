import { IconMail, IconUserCheck, IconUserOff, IconX } from '@tabler/icons-react';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import type { AccountActs, ManagedAccount } from './use-account-acts.tsx';

/** The actions that the status of a user allows. */
export function accountEntries(user: ManagedAccount, acts: AccountActs): readonly MenuEntry[] {
  if (user.status === 'inactive') {
    const icon = <IconUserCheck aria-hidden="true" />;
    return [{ label: 'Reactivate', icon, onSelect: () => void acts.reactivate(user) }];
  }
  if (user.status === 'active') {
    const icon = <IconUserOff aria-hidden="true" />;
    return [{ label: 'Deactivate', icon, danger: true, onSelect: () => acts.deactivate(user) }];
  }
  return [
    { label: 'Resend invitation', icon: <IconMail aria-hidden="true" />, onSelect: () => void acts.resend(user) },
    {
      label: 'Revoke invitation',
      icon: <IconX aria-hidden="true" />,
      danger: true,
      onSelect: () => acts.revoke(user),
    },
  ];
}
