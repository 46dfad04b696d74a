import type { AccessRule } from '@muster/contract';
import { expect, it } from 'vitest';
import { root } from './reading/codebase.ts';
import { declaredCalls, declaredScreens } from './reading/declarations.ts';

it('a domain writes each access rule once: calls and screens refer to the same object', async () => {
  const [calls, screens] = await Promise.all([declaredCalls(root), declaredScreens(root)]);
  const rules = [
    ...calls.map(({ domain, item }) => ({ domain, name: item.name, rule: item.access })),
    ...screens.map(({ domain, item }) => ({ domain, name: item.name, rule: item.access })),
    ...screens.map(({ domain, item }) => ({ domain, name: item.name, rule: item.clientAccess ?? 'login' })),
  ].filter(({ rule }) => typeof rule !== 'string');
  const sameContent = Map.groupBy(rules, ({ domain, rule }) => `${domain} ${contentOf(rule)}`);
  const copies = [...sameContent].flatMap(([content, uses]) =>
    new Set(uses.map(({ rule }) => rule)).size === 1 ? [] : [`${content}: ${uses.map(({ name }) => name).join(', ')}`],
  );
  expect(copies, 'Export the rule from the policy of the domain and refer to it').toEqual([]);
});

/** The same for lists in another order. */
function contentOf(rule: AccessRule): string {
  const parts = Object.entries(rule).map(([part, held]) => [part, Array.isArray(held) ? held.toSorted() : held]);
  return JSON.stringify(parts.toSorted());
}
