import { internalRoles } from '../../roles.ts';
import { ticketPriorityCodes, ticketPriorityLabel } from '../../states.ts';
import type { ticketViewPermissions } from './ticket-view-permissions.ts';

/** Which side may file tickets of a type. */
export const ticketAudiences = ['employee', 'client', 'staff'] as const;
export type TicketAudience = (typeof ticketAudiences)[number];
export const ticketAudienceLabels = { employee: 'Employees', client: 'Client users', staff: 'Staff' } as const;

/** What a field of a type's form asks for. */
export const ticketFieldKinds = [
  'text',
  'long_text',
  'date',
  'date_range',
  'dates',
  'time',
  'number',
  'money',
  'choice',
  'choices',
  'employee',
  'team_lead',
  'approver',
  'leave_type',
  'file',
  'computed',
] as const;
export type TicketFieldKind = (typeof ticketFieldKinds)[number];
export const ticketFieldKindLabels = {
  text: 'Text',
  long_text: 'Long text',
  date: 'Date',
  date_range: 'Date range',
  dates: 'Several dates',
  time: 'Time',
  number: 'Number',
  money: 'Amount',
  choice: 'One choice',
  choices: 'Several choices',
  employee: 'Employee',
  team_lead: 'Team lead',
  approver: 'Approver',
  leave_type: 'Leave type',
  file: 'Files',
  computed: 'Filled in by the portal',
} as const satisfies Record<TicketFieldKind, string>;

/** Kinds with options of their own. */
export const choiceKinds: readonly TicketFieldKind[] = ['choice', 'choices'];

/** What the portal fills in itself. */
export const ticketFormulas = [
  'filed_on',
  'requester_client',
  'requester_position',
  'requester_leads',
  'leave_approver',
  'leave_answer',
] as const;
export type TicketFormula = (typeof ticketFormulas)[number];
export const ticketFormulaLabels = {
  filed_on: 'Date filed',
  requester_client: 'Client of the requester',
  requester_position: 'Position of the requester',
  requester_leads: 'Team leads of the requester',
  leave_approver: 'Approver of the leave',
  leave_answer: 'Answer to the leave request',
} as const satisfies Record<TicketFormula, string>;

/** Who takes part in a ticket. Staff who handle it act as the assignee. */
export const ticketParties = ['requester', 'client', 'approver', 'assignee'] as const;
export type TicketParty = (typeof ticketParties)[number];
export const ticketPartyLabels = {
  requester: 'Requester',
  client: 'Client',
  approver: 'Approver',
  assignee: 'Assignee',
} as const satisfies Record<TicketParty, string>;

export const ticketOperators = ['is', 'is_not', 'includes', 'above', 'below', 'filled', 'empty'] as const;
export type TicketOperator = (typeof ticketOperators)[number];
export const ticketOperatorLabels = {
  is: 'is',
  is_not: 'is not',
  includes: 'includes',
  above: 'is above',
  below: 'is below',
  filled: 'is filled in',
  empty: 'is empty',
} as const satisfies Record<TicketOperator, string>;

/** Without a value to compare with. */
export const bareOperators: readonly TicketOperator[] = ['filled', 'empty'];

export const ticketPriorities = Object.values(ticketPriorityCodes);
/** Labels by code (section 4). */
export const ticketPriorityLabels = Object.fromEntries(
  ticketPriorities.map((code) => [String(code), ticketPriorityLabel(code)]),
);

/** A ticket waits for the staff of a role until one of them takes it. */
export const ticketGroups = internalRoles.filter((role) => role !== 'team lead');

export const ticketViewPermissionLabels = {
  'can view ticket for cctv recordings': 'View CCTV tickets',
  'can view ticket for log ins activation': 'View log-in activations',
  'can view ticket for log ins deactivation': 'View log-in deactivations',
  'can view new candidate search ticket': 'View candidate searches',
} as const satisfies Record<(typeof ticketViewPermissions)[number], string>;

/** A ticket of its type files a leave request, so its form is fixed. */
export const leaveTicketCode = 'LEAVE';

/** Only the form of leave requests has them. */
export const leaveFormulas: readonly TicketFormula[] = ['leave_approver', 'leave_answer'];

/** The same as the constraints of the tables. */
export const ticketTypeLimits = {
  name: 100,
  code: 20,
  description: 300,
  sequence: 999,
  fields: 40,
  label: 100,
  helper: 200,
  options: 30,
  option: 100,
  conditionValue: 100,
} as const;

/** Of the answers to a form. */
export const ticketDetailLimits = {
  text: 200,
  longText: 5_000,
  dates: 31,
  choices: 30,
  files: 10,
  amount: 100_000_000,
} as const;
