import { allScreens, type ScreenName, screens } from './all-screens.ts';
import type { ScreenDeclaration } from './screen.ts';

/** The parameters of an address: `{ id }` for `/employees/:id`, `{ uuid? }` for an optional one. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? ParameterNamed<Name> & PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? ParameterNamed<Name>
    : unknown;

type ParameterNamed<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: string | number }
  : { readonly [Key in Name]: string | number };

type PathOf<Name extends ScreenName> = (typeof screens)[Name]['path'];

type Parameters<Name extends ScreenName> =
  unknown extends PathParameters<PathOf<Name>>
    ? []
    : Record<never, never> extends PathParameters<PathOf<Name>>
      ? [parameters?: PathParameters<PathOf<Name>>]
      : [parameters: PathParameters<PathOf<Name>>];

/** The address of a screen: `pathOf('employeeDetails', { id: 12 })` is `/employees/12`. */
export function pathOf<Name extends ScreenName>(name: Name, ...parameters: Parameters<Name>): string {
  const given: Readonly<Record<string, unknown>> = parameters[0] ?? {};
  const segments = segmentsOf(screens[name].path).flatMap((segment) => {
    const parameter = parameterIn(segment);
    if (parameter === null) return [segment];
    const value = given[parameter];
    return value === undefined ? [] : [encodeURIComponent(String(value))];
  });
  return `/${segments.join('/')}`;
}

export interface FoundScreen {
  readonly screen: ScreenDeclaration;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screen at an address without query, or null. Fixed addresses win over parameters. */
export function screenByPath(path: string): FoundScreen | null {
  const segments = segmentsOf(path);
  for (const screen of bySpecificity) {
    const parameters = match(segmentsOf(screen.path), segments);
    if (parameters) return { screen, parameters };
  }
  return null;
}

// Compared segment by segment: a fixed one comes before a parameter.
const bySpecificity = allScreens.toSorted((one, other) => (specificity(one) < specificity(other) ? -1 : 1));

function specificity({ path }: ScreenDeclaration): string {
  return segmentsOf(path)
    .map((segment) => (parameterIn(segment) === null ? '0' : '1'))
    .join('');
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > pattern.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index];
    const parameter = parameterIn(expected);
    if (segment === undefined) {
      if (!expected.endsWith('?')) return null;
    } else if (parameter === null) {
      if (segment !== expected) return null;
    } else {
      parameters[parameter] = decoded(segment);
    }
  }
  return parameters;
}

function parameterIn(segment: string): string | null {
  return segment.startsWith(':') ? segment.slice(1).replace(/\?$/, '') : null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
