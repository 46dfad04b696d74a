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
  // Independent of the kinds of subjects. The domain that owns a subject opens its requests and acts on their outcome.
  approvals: ['access', 'teams', 'notifications'],
  accounts: ['access', 'teams', 'notifications'],
  // What a client does with its own users. The accounts are those of `accounts`.
  'client-users': ['accounts', 'access', 'clients', 'teams', 'notifications'],
  announcements: ['clients', 'notifications'],
  shifts: ['teams', 'lookups', 'notifications'],
  employees: ['clients', 'teams', 'shifts', 'lookups', 'documents', 'accounts', 'access', 'notifications', 'approvals'],
  'staff-users': ['accounts', 'access', 'clients', 'employees', 'notifications'],
  holidays: ['lookups', 'employees', 'clients', 'teams', 'shifts', 'approvals', 'notifications'],
  leave: ['employees', 'clients', 'teams', 'shifts', 'approvals', 'holidays', 'notifications', 'documents'],
  attendance: ['employees', 'teams', 'shifts', 'leave', 'holidays', 'notifications', 'approvals'],
  // Timesheets use attendance, which does not know them. Reports about attendance belong to `reports`.
  timesheets: ['attendance', 'employees', 'clients', 'accounts', 'teams', 'shifts', 'notifications', 'approvals'],
  // What people do with their own schedule: swaps, the calendar to subscribe to.
  schedules: ['holidays', 'attendance', 'employees', 'teams', 'shifts', 'notifications', 'approvals'],
  cases: ['attendance', 'employees'],
  evaluations: ['employees', 'documents'],
  broadcasts: ['employees', 'clients', 'notifications'],
  tickets: [
    'teams',
    'shifts',
    'employees',
    'clients',
    'leave',
    'holidays',
    'lookups',
    'documents',
    'notifications',
    'access',
    'approvals',
  ],
  invoices: ['clients', 'employees'],
  // Hiring creates the employee.
  recruitment: ['clients', 'client-users', 'lookups', 'documents', 'access', 'notifications', 'employees'],
  interviews: ['recruitment', 'lookups', 'access', 'notifications'],
  hiring: ['recruitment', 'interviews', 'clients'],
  imports: 'any',
  reports: 'any',
  home: 'any',
} as const satisfies Record<string, readonly string[] | 'any'>;

export type Domain = keyof typeof domainMap;

export const domains = Object.keys(domainMap).filter(isDomain);

/**
 * Whose tables the repositories of a domain read by join, also through SQL functions. Reading follows no arrow, since tables
 * are one relational model; a test derives this list from the SQL and compares it, so that a new dependency is seen.
 */
export const domainReads: Readonly<Partial<Record<Domain, readonly Domain[]>>> = {
  leave: ['lookups', 'documents', 'clients', 'teams', 'accounts', 'shifts', 'employees', 'attendance'],
  lookups: ['clients', 'employees'],
  access: [
    'clients',
    'teams',
    'accounts',
    'shifts',
    'employees',
    'holidays',
    'leave',
    'tickets',
    'recruitment',
    'interviews',
  ],
  notifications: ['lookups', 'access', 'teams', 'accounts', 'employees', 'recruitment'],
  documents: ['lookups', 'accounts'],
  clients: [
    'lookups',
    'access',
    'teams',
    'accounts',
    'client-users',
    'shifts',
    'employees',
    'holidays',
    'leave',
    'cases',
    'recruitment',
  ],
  teams: ['lookups', 'clients', 'employees'],
  approvals: ['lookups', 'access', 'clients', 'teams', 'accounts', 'employees'],
  accounts: ['lookups', 'access', 'clients', 'client-users', 'shifts', 'employees', 'attendance'],
  'client-users': ['access', 'clients', 'accounts', 'recruitment'],
  announcements: ['access', 'clients', 'accounts'],
  shifts: ['lookups', 'clients', 'teams', 'accounts', 'employees', 'attendance', 'schedules'],
  employees: ['lookups', 'clients', 'approvals', 'accounts', 'shifts', 'holidays', 'leave', 'schedules', 'cases'],
  'staff-users': ['lookups', 'access', 'clients', 'accounts', 'employees'],
  holidays: ['lookups', 'access', 'clients', 'accounts', 'shifts', 'employees', 'leave', 'attendance', 'schedules'],
  attendance: ['lookups', 'clients', 'teams', 'approvals', 'accounts', 'shifts', 'employees', 'schedules'],
  tickets: ['lookups', 'access', 'documents', 'clients', 'approvals', 'accounts', 'employees', 'holidays', 'leave'],
  timesheets: ['lookups', 'clients', 'teams', 'approvals', 'accounts', 'shifts', 'employees', 'attendance'],
  schedules: ['lookups', 'clients', 'approvals', 'accounts', 'shifts', 'employees'],
  recruitment: [
    'lookups',
    'access',
    'documents',
    'clients',
    'accounts',
    'client-users',
    'shifts',
    'employees',
    'interviews',
  ],
  interviews: ['lookups', 'access', 'clients', 'accounts', 'client-users', 'shifts', 'recruitment'],
  imports: ['lookups', 'clients', 'accounts', 'shifts', 'employees', 'holidays', 'leave', 'cases'],
  reports: ['lookups', 'clients', 'teams', 'shifts', 'employees', 'attendance'],
  home: [
    'lookups',
    'notifications',
    'clients',
    'accounts',
    'shifts',
    'employees',
    'holidays',
    'leave',
    'schedules',
    'recruitment',
  ],
};

export function isDomain(name: string): name is Domain {
  return Object.hasOwn(domainMap, name);
}

/** Domains that may use all others. No domain may use them, except for the home page, which begins with what they show. */
export function gathers(domain: Domain): boolean {
  return domainMap[domain] === 'any';
}

export function mayUse(from: Domain, to: Domain): boolean {
  if (from === to) return true;
  if (gathers(to)) return from === 'home';
  const listed: readonly string[] | 'any' = domainMap[from];
  return listed === 'any' || listed.includes(to);
}
