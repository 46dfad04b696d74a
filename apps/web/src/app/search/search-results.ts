import type { CallAnswer } from '@muster/contract';
import { type ScreenName, screens } from '@muster/contract/all-screens.ts';
import { capitalized } from '@muster/contract/capitalized.ts';
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { PageUser } from '@muster/contract/page-data.ts';
import {
  isOffered,
  type MenuIcon,
  menuGroups,
  menuHeadings,
  type Reader,
  type ScreenDeclaration,
} from '@muster/contract/screen.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { employeeStatusWords } from '@muster/contract/states.ts';
import type { RecentRecord } from '../../platform/record/recent-records.ts';
import { matching } from './match.ts';
import { actionsFor } from './palette-actions.ts';

export interface FoundScreen {
  readonly kind: 'screen';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: MenuIcon | null;
  readonly to: string;
}

export interface FoundPerson {
  readonly kind: 'person';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

/** The action next to the person it applies to. */
export interface FoundAction {
  readonly kind: 'act-as';
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly userId: number;
}

/** An act of the viewer, such as adding an employee: the screen where it happens, which may open a form. */
export interface FoundCommand {
  readonly kind: 'command';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: MenuIcon;
  readonly to: string;
  readonly creates: boolean;
}

/** A client, shift or team, or a record that was opened before. */
export interface FoundRecord {
  readonly kind: 'record';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: MenuIcon;
  readonly to: string;
}

/** Another company of the viewer. */
export interface FoundCompany {
  readonly kind: 'company';
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: MenuIcon;
  readonly clientId: number;
}

export type Found = FoundScreen | FoundPerson | FoundAction | FoundCommand | FoundRecord | FoundCompany;

/** The companies that the viewer can switch to. */
export function companiesMatching({ clientId, companies }: CompaniesOfUser, term: string): FoundCompany[] {
  const others = companies.filter((company) => company.clientId !== clientId);
  const found = others.map(({ clientId: id, name }) => ({
    kind: 'company' as const,
    key: `company-${id}`,
    label: `Switch to ${name}`,
    hint: 'Company',
    icon: 'building' as const,
    clientId: id,
  }));
  return matching(found, term, (company) => company);
}

type CompaniesOfUser = Pick<PageUser, 'clientId' | 'companies'>;

/** Screens that the viewer may open and whose name contains every word of the term; those that begin with it first, then as in the menu. */
export function screensMatching(declared: readonly ScreenDeclaration[], reader: Reader, term: string): FoundScreen[] {
  const offered = declared
    .filter((screen) => isReachable(screen, reader))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((screen) => foundScreen(screen, reader));
  return matching(offered, term, (screen) => screen);
}

export function commandsMatching(reader: Reader, term: string): FoundCommand[] {
  return matching(actionsFor(reader), term, (action) => action).map(({ label, hint, icon, screen, creates }) => ({
    kind: 'command',
    key: `command-${label}`,
    label,
    hint,
    icon,
    to: screens[screen].path,
    creates: creates === true,
  }));
}

export function foundRecent({ path, name, thing }: RecentRecord): FoundRecord {
  const icon = recordIcons[thing] ?? 'folder';
  return { kind: 'record', key: `recent-${path}`, label: name, hint: capitalized(thing), icon, to: path };
}

export function foundPerson({ id, name, position, third_party_employee_id, status }: SearchedPerson): FoundPerson {
  const hint = [position, third_party_employee_id, ...(status === 'active' ? [] : [employeeStatusWords[status]])].join(
    ' · ',
  );
  return { kind: 'person', key: `person-${id}`, label: name, hint, to: pathOf('employeeDetails', { id }) };
}

/** A user of a client leads to the users of that client. */
export function foundClientUser({ id, name, email, client }: SearchedClientUser): FoundRecord {
  const to = `${pathOf('clientDetails', { id: client.id })}?tab=contacts`;
  return {
    kind: 'record',
    key: `client-user-${id}`,
    label: name,
    hint: `${client.name} · ${email}`,
    icon: 'users',
    to,
  };
}

/** A candidate leads to the profile that was presented to the viewer. */
export const foundCandidate = ({ uuid, name, position }: SearchedCandidate): FoundRecord => ({
  kind: 'record',
  key: `presented-${uuid}`,
  label: name,
  hint: position,
  icon: 'users',
  to: pathOf('candidateProfile', { uuid }),
});

type SearchedCandidate = CallAnswer<(typeof homeCalls)['search']>['candidates'][number];
type SearchedClientUser = CallAnswer<(typeof homeCalls)['search']>['client_users'][number];
type SearchedPerson = CallAnswer<(typeof homeCalls)['search']>['employees'][number];

export function actionOf({ name }: { name: string }, userId: number): FoundAction {
  return { kind: 'act-as', key: `act-as-${userId}`, label: `Act as ${name}`, name, userId };
}

function isReachable(screen: ScreenDeclaration, reader: Reader): boolean {
  const isAlone = !screen.path.includes(':') && !namedInSearch.has(screen.name);
  return screen.frame === 'shell' && isAlone && isOffered(screen, reader);
}

/** The address names a draft, a position or a message after its `?`: without one they have nothing to show. */
const namedInSearch: ReadonlySet<string> = new Set<ScreenName>([
  'hireAdditionalDetails',
  'hireGeneratedInsights',
  'buildPath',
  'automateJobDescription',
  'reviewGeneratedDescription',
  'positionCreate',
  'positionReview',
  'positionFinalize',
  'positionEdit',
  'positionView',
  'notificationPreview',
  // Found as an action.
  'availableScheduleCreate',
]);

const mostInGroup = 1000;

/** In the menu from above; screens without a line come last. */
const placeOf = ({ menu }: ScreenDeclaration): number =>
  menu ? menuGroups.indexOf(menu.group) * mostInGroup + menu.order : menuGroups.length * mostInGroup;

function foundScreen({ name, path, title, menu }: ScreenDeclaration, reader: Reader): FoundScreen {
  const heading = menu && menuHeadings(reader).find(({ groups }) => groups.includes(menu.group))?.heading;
  const group = heading && heading !== 'Main' ? heading : '';
  return {
    kind: 'screen',
    key: `screen-${name}`,
    label: menu?.label ?? title,
    hint: group,
    icon: menu?.icon ?? null,
    to: path,
  };
}

const recordIcons: Readonly<Record<string, MenuIcon>> = {
  employee: 'user',
  client: 'building',
  shift: 'shift',
  team: 'team',
  ticket: 'ticket',
  candidate: 'candidate',
  'open position': 'briefcase',
  interview: 'interview',
  'job description template': 'template',
};
