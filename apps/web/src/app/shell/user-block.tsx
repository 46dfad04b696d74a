import type { PageUser } from '@muster/contract/page-data.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import {
  IconClock,
  IconDeviceDesktop,
  IconKey,
  IconLogout,
  IconMoon,
  IconSelector,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { signOut } from '../../domains/accounts/index.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { Initials } from '../../ui/avatar/initials.tsx';
import { chooseColorScheme, chosenColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { useIsRail } from '../../ui/frame/menu-drawer.ts';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { companyEntries } from './company-menu.tsx';
import styles from './shell.module.css';

/** The signed-in user, with the displayed role (section 6), and the account menu. */
export function UserBlock() {
  const user = useUser();
  const isRail = useIsRail();
  return (
    <Tooltip text={user.name} placement="right" isOff={!isRail}>
      <MenuButton
        className={styles.user}
        placement="top-start"
        entries={() => userEntries(user)}
        header={
          <>
            <div className={styles.userName}>{user.name}</div>
            <div className={styles.userRole}>{user.email}</div>
          </>
        }
      >
        <Initials name={user.name} size={32} solid />
        <span className={styles.userText}>
          <span className={styles.userName}>{user.name}</span>
          <span className={styles.userRole}>{roleLabel(user.displayRole)}</span>
        </span>
        <IconSelector size={16} aria-hidden="true" />
      </MenuButton>
    </Tooltip>
  );
}

function userEntries(user: PageUser): readonly MenuEntry[] {
  const companies = companyEntries(user);
  const chosen = chosenColorScheme();
  const theme = (value: typeof chosen, label: string, icon: MenuIcon): MenuEntry => ({
    label,
    icon,
    checked: chosen === value,
    onSelect: () => chooseColorScheme(value),
  });
  return [
    ...(companies.length > 0 ? [{ group: 'Companies' }, ...companies, 'divider' as const] : []),
    { label: 'My profile', icon: <IconUser aria-hidden="true" />, to: '/my-profile' },
    { label: 'Change password', icon: <IconKey aria-hidden="true" />, to: '/change-password' },
    { label: 'Change time zone', icon: <IconClock aria-hidden="true" />, to: '/change-timezone' },
    'divider',
    { group: 'Theme' },
    theme('light', 'Light', <IconSun aria-hidden="true" />),
    theme('dark', 'Dark', <IconMoon aria-hidden="true" />),
    theme('system', 'System', <IconDeviceDesktop aria-hidden="true" />),
    'divider',
    { label: 'Log out', icon: <IconLogout aria-hidden="true" />, onSelect: logOut },
  ];
}

type MenuIcon = Exclude<MenuEntry, string | { group: string }>['icon'];

function logOut(): void {
  signOut().catch(showProblem);
}
