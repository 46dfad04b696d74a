import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import { clientRoles, type Role } from '@muster/contract/roles.ts';
import { type ScreenDeclaration, verdictOn } from '@muster/contract/screen.ts';
import { demoRoles } from './sign-ins.ts';

/** A demo sign-in, or null for somebody who is not signed in. */
export type Visitor = Role | null;

export interface WalkPlan {
  readonly as: Visitor;
  /** Screens that show this visitor the most: looked at in every width and scheme. */
  readonly whole: readonly ScreenDeclaration[];
  /** Screens that another visitor looks at as a whole: looked at on a desk and a phone, for what differs. */
  readonly light: readonly ScreenDeclaration[];
  readonly closed: readonly { readonly screen: ScreenDeclaration; readonly destination: string }[];
}

const visitors: readonly Visitor[] = [...demoRoles, null];

/**
 * Who looks at which screen. The work grows with the screens: one visitor sees a screen as a whole, and of each side
 * (staff, clients, employees) the roles with the most and with the fewest permissions see it on a desk and a phone.
 * `everyRole` lets every role see every screen that is open to it.
 */
export function planWalks({ everyRole }: { readonly everyRole: boolean }): readonly WalkPlan[] {
  const plans = visitors.map((as) => ({
    as,
    whole: builtScreens.filter((screen) => mainVisitor(screen) === as),
    light: builtScreens.filter((screen) => isLight(screen, as, everyRole)),
    closed: builtScreens.flatMap((screen) => {
      const destination = destinations[verdictFor(screen, as)];
      return destination === null ? [] : [{ screen, destination }];
    }),
  }));
  return plans.toSorted((one, other) => costOf(other) - costOf(one));
}

const costOf = ({ whole, light }: WalkPlan) => whole.length * 6 + light.length * 2;

const destinations = {
  open: null,
  login: '/user-login',
  home: '/',
  forbidden: '/forbidden',
  'not-found': '/page-not-found',
} as const;

function verdictFor(screen: ScreenDeclaration, as: Visitor) {
  return verdictOn(screen, as && { roles: [as], permissions: defaultPermissions[as] });
}

const openTo = (screen: ScreenDeclaration) => visitors.filter((as) => verdictFor(screen, as) === 'open');

function isLight(screen: ScreenDeclaration, as: Visitor, everyRole: boolean): boolean {
  const open = openTo(screen);
  if (!open.includes(as) || mainVisitor(screen) === as) return false;
  if (everyRole) return true;
  const side = open.filter((other) => sideOf(other) === sideOf(as));
  return richest(side) === as || side.toSorted(byPermissions).at(-1) === as;
}

/** An administrator may open what is for employees, but has no record that it could show. */
function mainVisitor(screen: ScreenDeclaration): Visitor | undefined {
  return screen.offeredTo === 'employees' ? 'employee' : richest(openTo(screen));
}

function sideOf(as: Visitor): 'nobody' | 'clients' | 'employees' | 'staff' {
  if (as === null) return 'nobody';
  if (as === 'employee') return 'employees';
  return clientRoles.some((role) => role === as) ? 'clients' : 'staff';
}

const permissionsOf = (as: Visitor) => (as === null ? -1 : defaultPermissions[as].length);
const byPermissions = (one: Visitor, other: Visitor) => permissionsOf(other) - permissionsOf(one);
const richest = (among: readonly Visitor[]) => among.toSorted(byPermissions)[0];
