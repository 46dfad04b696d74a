import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallDeclaration, ScreenDeclaration } from '@muster/contract';
import type { ListDeclaration } from '@muster/contract/list.ts';
import { type Domain, domains } from '../domain-map.ts';

export interface Declared<T> {
  readonly domain: Domain;
  readonly item: T;
}

/** Every call that a file `*.calls.ts` of the contract declares, once, in the order of the domain map. */
export const declaredCalls = (root: string): Promise<Declared<CallDeclaration>[]> => declared(root, 'calls', isCall);

/** An exported object of calls, such as `employeesCalls` of `employees.calls.ts`. */
export interface CallGroup {
  readonly domain: Domain;
  /** Name of the file without `.calls.ts`. */
  readonly file: string;
  /** Name of the export. */
  readonly name: string;
  readonly calls: Readonly<Record<string, CallDeclaration>>;
  /** Lists of the same file, by the name of the export. */
  readonly lists: Readonly<Record<string, ListDeclaration>>;
}

/** Every group of calls, without those that only collect the calls of other groups. */
export async function declaredCallGroups(root: string): Promise<CallGroup[]> {
  const found = await Promise.all(
    domains.flatMap((domain) =>
      filesOf(root, domain, 'calls').map(async (path) => {
        const exported = Object.entries(await exportsOf(path));
        const lists = Object.fromEntries(exported.flatMap(([name, list]) => (isList(list) ? [[name, list]] : [])));
        return exported.flatMap(([name, calls]): CallGroup[] =>
          isCallGroup(calls) ? [{ domain, file: basename(path, '.calls.ts'), name, calls, lists }] : [],
        );
      }),
    ),
  );
  const groups = found.flat();
  const isIn = (call: CallDeclaration, group: CallGroup) => Object.values(group.calls).includes(call);
  const isCollection = (group: CallGroup) =>
    Object.values(group.calls).every((call) =>
      groups.some((other) => other !== group && isIn(call, other) && sizeOf(other) < sizeOf(group)),
    );
  return groups.filter((group) => !isCollection(group));
}

const sizeOf = ({ calls }: CallGroup) => Object.keys(calls).length;

/** Every screen that a file `*.screens.ts` of the contract declares. */
export const declaredScreens = (root: string): Promise<Declared<ScreenDeclaration>[]> =>
  declared(root, 'screens', isScreen);

async function declared<T>(root: string, role: string, is: (value: unknown) => value is T): Promise<Declared<T>[]> {
  const found = await Promise.all(
    domains.map(async (domain) => {
      const modules = await Promise.all(filesOf(root, domain, role).map((path) => exportsOf(path)));
      const items = modules.flatMap(valuesByName).flatMap(entriesOf).filter(is);
      return [...new Set(items)].map((item) => ({ domain, item }));
    }),
  );
  return found.flat();
}

function filesOf(root: string, domain: Domain, role: string): string[] {
  const folder = join(root, 'packages', 'contract', 'src', 'domains', domain);
  return namesIn(folder)
    .filter((name) => name.endsWith(`.${role}.ts`))
    .toSorted()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
}

/** In one order, whichever loader read the module. */
function valuesByName(exported: Record<string, unknown>): unknown[] {
  const names = Object.keys(exported).toSorted((one, other) => (one < other ? -1 : 1));
  return names.map((name) => exported[name]);
}

/** A module exports single declarations or objects of declarations. */
function entriesOf(exported: unknown): unknown[] {
  return typeof exported === 'object' && exported !== null ? [exported, ...Object.values(exported)] : [];
}

const has = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

function isCallGroup(value: unknown): value is Record<string, CallDeclaration> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isCall(value) &&
    Object.values(value).length > 0 &&
    Object.values(value).every(isCall)
  );
}

function isCall(value: unknown): value is CallDeclaration {
  return has(value, ['name', 'method', 'path', 'access', 'answer']);
}

function isList(value: unknown): value is ListDeclaration {
  return has(value, ['name', 'columns', 'call', 'exportCall']);
}

function isScreen(value: unknown): value is ScreenDeclaration {
  return has(value, ['name', 'path', 'title', 'access', 'frame']);
}
