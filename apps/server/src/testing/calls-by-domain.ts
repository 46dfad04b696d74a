import type { CallDeclaration } from '@muster/contract';

/** For tests that compare the whole database: once for the calls of a domain costs a tenth of once for each call. */
export function callsByDomain(
  calls: readonly CallDeclaration[],
): readonly (readonly [domain: string, calls: readonly CallDeclaration[]])[] {
  const groups = Map.groupBy(calls, ({ name }) => name.slice(0, name.indexOf('.')));
  return [...groups];
}
