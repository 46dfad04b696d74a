import { type AccessRule, type Grants, mayAccess } from './access.ts';
import { isClientOnly, isEmployeeOnly } from './roles.ts';

export const menuGroups = ['Main', 'People', 'Clients', 'Operations', 'Hiring', 'Administration', 'Settings'] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuHeading {
  readonly heading: string;
  readonly groups: readonly MenuGroup[];
}

const headingsOfStaff: readonly MenuHeading[] = menuGroups.map((group) => ({ heading: group, groups: [group] }));

/** Client users see their own company: what the provider groups by its clients and operations is theirs. */
const headingsOfClients: readonly MenuHeading[] = [
  { heading: 'Main', groups: ['Main'] },
  { heading: 'Hiring', groups: ['Hiring'] },
  { heading: 'People', groups: ['People', 'Operations'] },
  { heading: 'Company', groups: ['Clients', 'Administration', 'Settings'] },
];

/** The groups of the menu for this viewer, in their order. */
export function menuHeadings(viewer: Pick<Grants, 'roles'> | null): readonly MenuHeading[] {
  return viewer !== null && isClientOnly(viewer.roles) ? headingsOfClients : headingsOfStaff;
}

/** Icons of the side menu; the web app has one for each. */
export const menuIcons = [
  'alert',
  'availability',
  'beach',
  'bell',
  'briefcase',
  'building',
  'calendar',
  'candidate',
  'cash',
  'category',
  'chart',
  'check',
  'checklist',
  'clock',
  'document',
  'exchange',
  'files',
  'flag',
  'folder',
  'friends',
  'gavel',
  'handshake',
  'headset',
  'hire',
  'history',
  'home',
  'hourglass',
  'import',
  'inbox',
  'interview',
  'list',
  'mail',
  'megaphone',
  'message',
  'money',
  'month',
  'note',
  'pin',
  'policy',
  'receipt',
  'refresh',
  'repeat',
  'replace',
  'reply',
  'report',
  'request',
  'route',
  'scale',
  'send',
  'settings',
  'shield',
  'shift',
  'star',
  'substitute',
  'sun',
  'team',
  'template',
  'ticket',
  'tickets',
  'timesheet',
  'today',
  'trend',
  'upcoming',
  'user',
  'users',
  'week',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly label: string;
  readonly icon: MenuIcon;
  /** Within the group, smallest first. */
  readonly order: number;
  /** Name of a screen whose tabs lead here: the entry is hidden from users who may open that screen. */
  readonly notBeside?: string;
}

export interface ScreenDeclaration {
  /** Route name in camelCase, used for breadcrumbs (section 2.8). */
  readonly name: string;
  /** With a leading slash; `:id` marks a parameter, a trailing `?` an optional one. */
  readonly path: string;
  readonly title: string;
  readonly section: string;
  readonly access: AccessRule;
  /** The narrower rule of section 2.6, only for users of the client area. */
  readonly clientAccess?: AccessRule;
  /** Section 2.1: hidden from users whose only role is employee. */
  readonly removedForEmployeeOnly?: true;
  /** Section 2.1: signed-in users are sent to the root. */
  readonly onlyLoggedOut?: true;
  readonly menu?: MenuEntry;
  /** Other users may open it, but it has nothing to show them: menu and search leave it out for them. */
  readonly offeredTo?: 'employees';
  /** `bare` screens have no side menu. */
  readonly frame: 'shell' | 'bare';
  /** Name of the parent screen in the breadcrumbs. */
  readonly parent?: string;
  /** The parent for viewers who may not open the other one. */
  readonly otherParent?: string;
}

export function defineScreens<const S extends Record<string, ScreenDeclaration>>(screens: S): S {
  return screens;
}

/** The user for whom menu and search list screens. */
export interface Reader extends Grants {
  readonly isEmployee: boolean;
}

/** Whether menu and search list a screen for this user. */
export function isOffered(screen: ScreenDeclaration, reader: Reader): boolean {
  return (screen.offeredTo === undefined || reader.isEmployee) && verdictOn(screen, reader) === 'open';
}

export type ScreenVerdict = 'open' | 'login' | 'home' | 'forbidden' | 'not-found';

/** Where section 2.1 sends a viewer who opens a screen. */
export function verdictOn(screen: ScreenDeclaration, viewer: Grants | null): ScreenVerdict {
  if (screen.access === 'public') return screen.onlyLoggedOut && viewer ? 'home' : 'open';
  if (viewer === null) return 'login';
  if (screen.removedForEmployeeOnly && isEmployeeOnly(viewer.roles)) return 'not-found';
  const rule = screen.clientAccess && isClientOnly(viewer.roles) ? screen.clientAccess : screen.access;
  return mayAccess(rule, viewer) ? 'open' : 'forbidden';
}
