import { allCalls } from '@muster/contract/all-calls.ts';
import { allScreens } from '@muster/contract/all-screens.ts';
import { isNotYetBuilt, screensNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import { describe, expect, it } from 'vitest';
import { boundCalls } from './reading/bindings.ts';
import { readCodebase, root } from './reading/codebase.ts';
import { declaredCalls, declaredScreens } from './reading/declarations.ts';
import { routedScreens } from './reading/routed-screens.ts';
import { bindingProblems, repeated, routeProblems } from './rules/completeness.ts';

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('calls', () => {
  it('every declared call is in allCalls', async () => {
    const known = new Set(allCalls);
    const forgotten = (await declaredCalls(root)).filter(({ item }) => !known.has(item));
    expect(
      forgotten.map(({ item }) => item.name),
      'Add them to packages/contract/src/all-calls.ts',
    ).toEqual([]);
  });

  it('every call name begins with its domain, and no name or address occurs twice', async () => {
    for (const { domain, item } of await declaredCalls(root))
      expect(item.name).toMatch(new RegExp(`^${domain}\\.[a-z-]+$`));
    expect(repeated(allCalls.map(({ name }) => name))).toEqual([]);
    expect(repeated(allCalls.map(addressOf))).toEqual([]);
  });

  it('every call is bound to one function on the server', async () => {
    expect(
      bindingProblems(
        allCalls.map(({ name }) => name),
        await boundCalls(root),
      ),
    ).toEqual([]);
  });
});

describe('screens', () => {
  it('every declared screen is in allScreens, and no name or address occurs twice', async () => {
    const known = new Set(allScreens);
    const forgotten = (await declaredScreens(root)).filter(({ item }) => !known.has(item));
    expect(
      forgotten.map(({ item }) => item.name),
      'Add them to packages/contract/src/all-screens.ts',
    ).toEqual([]);
    expect(repeated(allScreens.map(({ name }) => name))).toEqual([]);
    expect(repeated(allScreens.map(({ path }) => path))).toEqual([]);
  });

  it('every built screen has one page', () => {
    const built = allScreens.filter(({ name }) => !isNotYetBuilt(name)).map(({ name }) => name);
    expect(routeProblems(built, routedScreens(readCodebase()))).toEqual([]);
  });

  it('reports how much of the specification is not built yet', () => {
    process.stdout.write(`${screensNotYetBuilt.length} screens are not built yet\n`);
    expect(repeated(screensNotYetBuilt)).toEqual([]);
  });
});
