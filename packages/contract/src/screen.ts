import { type AccessRule, type Grants, mayAccess } from './access.ts';
import { isClientOnly, isEmployeeOnly } from './roles.ts';

export const menuGroups = ['Main', 'People', 'Clients', 'Operations', 'Hiring', 'Administration'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Pictures in the side menu; the web app has one for each. */
export const menuIcons = [
  'alert',
  'bell',
  'briefcase',
  'building',
  'calendar',
  'chart',
  'check',
  'checklist',
  'clock',
  'files',
  'flag',
  'folder',
  'gavel',
  'history',
  'home',
  'inbox',
  'list',
  'mail',
  'message',
  'money',
  'note',
  'plus',
  'policy',
  'receipt',
  'refresh',
  'report',
  'scale',
  'settings',
  'shield',
  'sun',
  'team',
  'template',
  'ticket',
  'tickets',
  'user',
  'users',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly label: string;
  readonly icon: MenuIcon;
  /** Within the group, smallest first. */
  readonly order: number;
  /** Left out for those who may open this screen, by name: its tabs lead here. */
  readonly notBeside?: string;
}

export interface ScreenDeclaration {
  /** Route name in camelCase; breadcrumbs read it (section 2.8). */
  readonly name: string;
  /** With a leading slash; `:id` marks a parameter, a trailing `?` an optional one. */
  readonly path: string;
  readonly title: string;
  readonly section: string;
  readonly access: AccessRule;
  /** The narrower rule of section 2.6, which holds for users of the client area alone. */
  readonly clientAccess?: AccessRule;
  /** Section 2.1: does not exist for users whose only role is employee. */
  readonly removedForEmployeeOnly?: true;
  /** Section 2.1: signed-in users are sent to the root. */
  readonly onlyLoggedOut?: true;
  readonly menu?: MenuEntry;
  /** It opens for others too, but has nothing to show them: neither menu nor search leads them there. */
  readonly offeredTo?: 'employees';
  /** `bare` screens stand without the side menu. */
  readonly frame: 'shell' | 'bare';
  /** The screen above it in the breadcrumbs, by name. */
  readonly parent?: string;
}

export function defineScreens<const S extends Record<string, ScreenDeclaration>>(screens: S): S {
  return screens;
}

/** Whoever is to be led to screens. */
export interface Reader extends Grants {
  readonly isEmployee: boolean;
}

/** Whether menu and search may lead a reader to a screen. */
export function isOffered(screen: ScreenDeclaration, reader: Reader): boolean {
  return (screen.offeredTo === undefined || reader.isEmployee) && judgeScreen(screen, reader) === 'open';
}

export type ScreenVerdict = 'open' | 'login' | 'home' | 'forbidden' | 'not-found';

/** Where section 2.1 leads a viewer who asks for a screen. */
export function judgeScreen(screen: ScreenDeclaration, viewer: Grants | null): ScreenVerdict {
  if (screen.access === 'public') return screen.onlyLoggedOut && viewer ? 'home' : 'open';
  if (viewer === null) return 'login';
  if (screen.removedForEmployeeOnly && isEmployeeOnly(viewer.roles)) return 'not-found';
  const rule = screen.clientAccess && isClientOnly(viewer.roles) ? screen.clientAccess : screen.access;
  return mayAccess(rule, viewer) ? 'open' : 'forbidden';
}
