/**
 * Which domain may import which: only the domains listed for it, and only through their `index.ts`.
 * Lowest first. The generated documents use the same order, and an arrow never points down the list.
 */
export const domainMap = {
  lookups: [],
  access: [],
  notifications: [],
  documents: ['notifications'],
  clients: ['lookups', 'documents', 'access'],
  teams: ['clients', 'lookups'],
  accounts: ['access', 'teams'],
  announcements: ['clients', 'notifications'],
  shifts: ['teams', 'lookups'],
  employees: ['clients', 'teams', 'shifts', 'lookups', 'documents', 'accounts', 'access'],
  holidays: ['employees', 'clients'],
  leave: ['employees', 'clients'],
  attendance: ['employees', 'teams', 'shifts', 'leave', 'holidays', 'notifications'],
  // Timesheets use attendance, which does not know them. Reports about attendance belong to `reports`.
  timesheets: ['attendance', 'employees', 'teams', 'shifts', 'notifications'],
  cases: ['attendance', 'employees'],
  evaluations: ['employees', 'documents'],
  broadcasts: ['employees', 'clients', 'notifications'],
  tickets: ['employees', 'clients', 'leave'],
  invoices: ['clients', 'employees'],
  recruitment: ['clients', 'lookups'],
  interviews: ['recruitment'],
  hiring: ['recruitment', 'interviews', 'clients'],
  imports: 'any',
  reports: 'any',
  home: 'any',
} as const satisfies Record<string, readonly string[] | 'any'>;

export type Domain = keyof typeof domainMap;

export const domains = Object.keys(domainMap).filter(isDomain);

export function isDomain(name: string): name is Domain {
  return Object.hasOwn(domainMap, name);
}

/** Domains that may use all others; no domain may use them. */
export function gathers(domain: Domain): boolean {
  return domainMap[domain] === 'any';
}

export function mayUse(from: Domain, to: Domain): boolean {
  if (from === to) return true;
  if (gathers(to)) return false;
  const listed: readonly string[] | 'any' = domainMap[from];
  return listed === 'any' || listed.includes(to);
}
