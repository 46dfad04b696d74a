import { expect, it } from 'vitest';
import { domainMap, domains, gathers, mayUse } from './domain-map.ts';
import { readCodebase } from './reading/codebase.ts';
import { ownersOf } from './rules/table-owners.ts';

it('lists a domain after the domains that it uses, so that no cycle is possible', () => {
  for (const [index, domain] of domains.entries()) {
    const listed: readonly string[] | 'any' = domainMap[domain];
    const lower: readonly string[] = domains.slice(0, index);
    const notYet = listed === 'any' ? [] : listed.filter((used) => !lower.includes(used));
    expect(notYet, `${domain} uses a domain below it in the list`).toEqual([]);
  }
});

it('lets a domain use itself and the domains listed for it, and no domain except home use one that gathers', () => {
  expect(mayUse('employees', 'employees')).toBe(true);
  expect(mayUse('employees', 'shifts')).toBe(true);
  expect(mayUse('shifts', 'employees')).toBe(false);
  expect(mayUse('home', 'invoices')).toBe(true);
  for (const domain of domains.filter((one) => one !== 'home'))
    expect(domains.filter(gathers).filter((one) => one !== domain && mayUse(domain, one))).toEqual([]);
  expect(mayUse('home', 'reports')).toBe(true);
});

it('every table is owned by a domain of the map or by the platform', () => {
  const owners = [...(ownersOf(readCodebase()) ?? [])];
  expect(owners.length).toBeGreaterThan(20);
  expect(owners.filter(([, owner]) => owner !== 'platform' && !domains.some((domain) => domain === owner))).toEqual([]);
});
