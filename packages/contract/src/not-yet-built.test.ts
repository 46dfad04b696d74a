import { expect, it } from 'vitest';
import calls from '../spec/calls.json' with { type: 'json' };
import { allCalls } from './all-calls.ts';
import { allScreens } from './all-screens.ts';
import { builtScreens, isNotYetBuilt, screensNotYetBuilt } from './not-yet-built.ts';

it('reports how much is left', () => {
  print(`Not yet built: ${screensNotYetBuilt.length} of ${allScreens.length} screens.\n`);
  expect(builtScreens.length + screensNotYetBuilt.length).toBe(allScreens.length);
});

it('names screens that exist, each once', () => {
  const names = allScreens.map(({ name }) => name);
  expect(screensNotYetBuilt.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(screensNotYetBuilt).size).toBe(screensNotYetBuilt.length);
});

it('has the first screens built', () => {
  expect(builtScreens.map(({ name }) => name)).toEqual(expect.arrayContaining(['userLogin', 'employees', 'home']));
  expect(isNotYetBuilt('employees')).toBe(false);
  expect(isNotYetBuilt('invoices')).toBe(true);
});

it('calls.general.4 has each of the 89 specified calls', () => {
  const built = allCalls.map(signature);
  const specified = calls.map(specifiedSignature);
  expect(specified).toHaveLength(89);
  expect(specified.filter((call) => !built.includes(call))).toEqual([]);
});

// Parameters compare by position: the specification and the API may name them differently.
function signature({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path.replaceAll(/:\w+/g, ':x')}`;
}

function specifiedSignature(call: (typeof calls)[number]): string {
  if (call.path === null) return 'GET /sanctum/csrf-cookie';
  const path = call.section === '7.1' ? call.path : `/api${call.path}`;
  return signature({ method: call.method, path: path.replaceAll(/\{\w+\}/g, ':x') });
}

// The contract has no Node types, so that it cannot depend on them.
function print(line: string): void {
  const host: { stdout: { write(text: string): void } } | undefined = Reflect.get(globalThis, 'process');
  host?.stdout.write(line);
}
