import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { IconMail, IconPencil, IconUserCheck, IconUserOff, IconX } from '@tabler/icons-react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import type { useClientUserActs } from './use-client-user-acts.tsx';

type Acts = ReturnType<typeof useClientUserActs>;

/** The actions that the status of a user allows. */
export function clientUserEntries(user: ClientUserRow, acts: Acts, update: () => void): readonly MenuEntry[] {
  const change = { label: 'Update', icon: <IconPencil aria-hidden="true" />, onSelect: update };
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
