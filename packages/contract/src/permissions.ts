import type { Role } from './roles.ts';

/** The permissions that the specification names, in its own wording (section 6). */
const specifiedPermissions = [
  'can all view client notifications',
  'can approve all tickets',
  'can approve assigned tickets',
  'can create client notifications',
  'can create employees',
  'can create sms broadcasts',
  'can create ticket',
  'can delete employees',
  'can read clients',
  'can read employees',
  'can update employees',
  'can update sms broadcasts',
  'can view all clients',
  'can view all employees',
  'can view all teams',
  'can view all tickets',
  'can view assigned tickets',
  'can view attendance',
  'can view document center',
  'can view employee schedule today',
  'can view employee shift calendar',
  'can view employee shift details',
  'can view employee shifts',
  'can view employees sensitive data',
  'can view holiday calendar policies',
  'can view internal email address users',
  'can view invoices',
  'can view leave types',
  'can view new candidate search ticket',
  'can view payroll configurations',
  'can view sms broadcasts',
  'can view ticket for cctv recordings',
  'can view ticket for log ins activation',
  'can view ticket for log ins deactivation',
] as const;

/** Ours: rights for actions that the specification describes without naming a right (docs/decisions.md). */
const addedPermissions = [
  'can create clients',
  'can delete clients',
  'can impersonate users',
  'can manage employee shifts',
  'can update clients',
] as const;

export const permissions = [...specifiedPermissions, ...addedPermissions] as const;

export type Permission = (typeof permissions)[number];

const everyonesTickets = ['can create ticket'] as const;
/** Of every role that can be the group of a ticket: what is assigned to them, and what waits for their group. */
const handlesTickets = [...everyonesTickets, 'can view assigned tickets'] as const;
const readsPeople = ['can view all employees', 'can read employees'] as const;
const readsClients = ['can view all clients', 'can read clients'] as const;
const readsShifts = [
  'can view employee shifts',
  'can view employee shift details',
  'can view employee shift calendar',
  'can view employee schedule today',
] as const;

/** Default permissions of each role: the least that its work needs (docs/decisions.md says why). */
export const defaultPermissions: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  hr: [
    ...handlesTickets,
    ...readsPeople,
    ...readsClients,
    ...readsShifts,
    'can create employees',
    'can update employees',
    'can delete employees',
    'can view employees sensitive data',
    'can create clients',
    'can update clients',
    'can manage employee shifts',
    'can view all teams',
    'can view attendance',
    'can view leave types',
    'can view holiday calendar policies',
    'can all view client notifications',
    'can create client notifications',
    'can view all tickets',
    'can approve all tickets',
    'can view document center',
    'can view sms broadcasts',
    'can create sms broadcasts',
    'can update sms broadcasts',
  ],
  payroll: [
    ...handlesTickets,
    ...readsPeople,
    'can view employees sensitive data',
    'can view payroll configurations',
    'can view attendance',
    'can view leave types',
    'can view holiday calendar policies',
    'can view employee shifts',
    'can view employee shift details',
    'can view employee shift calendar',
  ],
  recruitment: [
    ...handlesTickets,
    ...readsPeople,
    ...readsClients,
    'can create employees',
    'can view new candidate search ticket',
  ],
  'accounts receivable': [...handlesTickets, ...readsClients, 'can view invoices'],
  it: [
    ...handlesTickets,
    'can read employees',
    'can view internal email address users',
    'can view ticket for cctv recordings',
    'can view ticket for log ins activation',
    'can view ticket for log ins deactivation',
  ],
  'team lead': [
    ...handlesTickets,
    'can read employees',
    'can view employee schedule today',
    'can view employee shift calendar',
    'can approve assigned tickets',
  ],
  'office admin': [
    ...handlesTickets,
    'can view all employees',
    'can read employees',
    'can view employee schedule today',
    'can view ticket for cctv recordings',
  ],
  sales: [...handlesTickets, ...readsClients, 'can create clients', 'can view new candidate search ticket'],
  accounting: [...handlesTickets, 'can view invoices', 'can view all clients'],
  finance: [
    ...handlesTickets,
    'can view invoices',
    ...readsClients,
    'can view all employees',
    'can read employees',
    'can view payroll configurations',
  ],
  'account manager': [
    ...handlesTickets,
    ...readsPeople,
    ...readsClients,
    'can view employee schedule today',
    'can view employee shift calendar',
    'can all view client notifications',
  ],
  'workforce admin': [
    ...handlesTickets,
    ...readsPeople,
    ...readsShifts,
    'can manage employee shifts',
    'can view attendance',
    'can view all teams',
    'can view leave types',
  ],
  client: [...everyonesTickets],
  'client-user': [...everyonesTickets, 'can view assigned tickets', 'can view employee schedule today'],
  'client-admin': [
    ...everyonesTickets,
    'can view assigned tickets',
    'can view employee schedule today',
    'can approve assigned tickets',
    'can view document center',
  ],
  employee: [...everyonesTickets],
};
