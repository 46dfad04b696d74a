import { isOffered, type MenuIcon, type Reader, type ScreenDeclaration } from '@muster/contract/screen.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';

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

export type Found = FoundScreen | FoundPerson | FoundAction;

/** Screens that the viewer may open and whose name contains every word of the term; those that begin with it first. */
export function screensMatching(screens: readonly ScreenDeclaration[], reader: Reader, term: string): FoundScreen[] {
  const words = wordsOf(term);
  return screens
    .filter((screen) => isReachable(screen, reader))
    .map((screen) => foundScreen(screen))
    .filter(({ label, hint }) => {
      const searched = `${label} ${hint}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .toSorted((one, other) => rank(one, words) - rank(other, words));
}

export function foundPerson({ id, name, position }: { id: number; name: string; position: string }): FoundPerson {
  return { kind: 'person', key: `person-${id}`, label: name, hint: position, to: pathOf('employeeDetails', { id }) };
}

export function actionOf({ name }: { name: string }, userId: number): FoundAction {
  return { kind: 'act-as', key: `act-as-${userId}`, label: `Act as ${name}`, name, userId };
}

function isReachable(screen: ScreenDeclaration, reader: Reader): boolean {
  return screen.frame === 'shell' && !screen.path.includes(':') && isOffered(screen, reader);
}

function foundScreen({ name, path, title, menu }: ScreenDeclaration): FoundScreen {
  const group = menu && menu.group !== 'Main' ? menu.group : '';
  return {
    kind: 'screen',
    key: `screen-${name}`,
    label: menu?.label ?? title,
    hint: group,
    icon: menu?.icon ?? null,
    to: path,
  };
}

const rank = ({ label }: FoundScreen, [first]: readonly string[]) =>
  first !== undefined && label.toLowerCase().startsWith(first) ? 0 : 1;

const wordsOf = (term: string) => term.toLowerCase().split(/\s+/).filter(Boolean);
