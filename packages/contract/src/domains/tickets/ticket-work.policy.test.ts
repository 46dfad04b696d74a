import { expect, it } from 'vitest';
import { testViewer as viewer } from '../../viewer.fixture.ts';
import { isSamePerson, mayBeAssigned, type TicketFacts, ticketMover } from './ticket-work.policy.ts';

const ticket = (gaps: Partial<TicketFacts> = {}): TicketFacts => ({
  side: 'staff',
  requester_user_id: 100,
  employee_id: null,
  client_id: null,
  assignee_user_id: null,
  group_role: 'it',
  view_permission: null,
  ...gaps,
});
const ofEmployee = (employee_id: number, gaps: Partial<TicketFacts> = {}) =>
  ticket({ side: 'employee', employee_id, client_id: 7, ...gaps });
const cctv = 'can view ticket for cctv recordings';

it('lets staff handle what their rights say', () => {
  const all = viewer({ roles: ['hr'], permissions: ['can view all tickets'] });
  const agent = viewer({ roles: ['it'], permissions: ['can view assigned tickets'] });
  const guard = viewer({ roles: ['office admin'], permissions: [cctv] });
  expect(ticketMover(all, ticket({ view_permission: cctv }))).toBe('handler');
  expect(ticketMover(agent, ticket())).toBe('handler');
  expect(ticketMover(agent, ticket({ group_role: 'hr' }))).toBeNull();
  expect(ticketMover(agent, ticket({ group_role: 'hr', assignee_user_id: agent.userId }))).toBe('handler');
  expect(ticketMover(agent, ticket({ view_permission: cctv }))).toBeNull();
  expect(ticketMover(guard, ticket({ view_permission: cctv }))).toBe('handler');
  expect(ticketMover(guard, ticket())).toBeNull();
});

it('makes staff the requester of what they file as employees, whatever their rights', () => {
  const hr = viewer({ roles: ['hr'], permissions: ['can view all tickets'], employeeId: 5 });
  expect(ticketMover(hr, ofEmployee(5))).toBe('requester');
  expect(ticketMover(hr, ofEmployee(5, { assignee_user_id: hr.userId }))).toBe('requester');
  expect(ticketMover(hr, ofEmployee(6))).toBe('handler');
  const unlinked = viewer({ roles: ['hr'], permissions: ['can view all tickets'], ownRecords: [5] });
  expect(ticketMover(unlinked, ofEmployee(5))).toBe('requester');
});

it('lets employees and client users be no more than requesters and colleagues', () => {
  const permissions = ['can view all tickets', 'can view assigned tickets', cctv] as const;
  const employee = viewer({ roles: ['employee'], permissions: [...permissions], employeeId: 5, clientId: 7 });
  expect(ticketMover(employee, ofEmployee(5))).toBe('requester');
  expect(ticketMover(employee, ofEmployee(6))).toBeNull();
  expect(ticketMover(employee, ofEmployee(6, { requester_user_id: employee.userId }))).toBe('requester');
  const user = viewer({ roles: ['client-user'], permissions: [...permissions], clientId: 7 });
  expect(ticketMover(user, ticket({ side: 'client', client_id: 7 }))).toBe('colleague');
  expect(ticketMover(user, ticket({ side: 'client', client_id: 7, requester_user_id: user.userId }))).toBe('requester');
  expect(ticketMover(user, ticket({ side: 'client', client_id: 8 }))).toBeNull();
  expect(ticketMover(user, ofEmployee(5))).toBeNull();
  const main = viewer({ roles: ['client'], clientId: 7 });
  expect(ticketMover(main, ticket({ side: 'client', client_id: 7 }))).toBeNull();
});

it('gives tickets to staff who see assigned tickets', () => {
  const agent = viewer({ roles: ['it'], permissions: ['can view assigned tickets'] });
  expect(mayBeAssigned(agent, ticket({ group_role: 'hr', view_permission: cctv }))).toBe(true);
  expect(mayBeAssigned(viewer({ roles: ['accounting'] }), ticket())).toBe(false);
  expect(mayBeAssigned(viewer({ roles: ['client-user'], permissions: ['can view assigned tickets'] }), ticket())).toBe(
    false,
  );
  const own = viewer({ roles: ['hr'], permissions: ['can view all tickets'], employeeId: 5 });
  expect(mayBeAssigned(own, ofEmployee(5))).toBe(false);
});

it('knows two tickets of one person', () => {
  expect(isSamePerson(ofEmployee(5), ofEmployee(5, { requester_user_id: 1 }))).toBe(true);
  expect(isSamePerson(ofEmployee(5), ofEmployee(6))).toBe(false);
  const filed = (client_id: number, requester_user_id: number) =>
    ticket({ side: 'client', client_id, requester_user_id });
  expect(isSamePerson(filed(7, 1), filed(7, 1))).toBe(true);
  expect(isSamePerson(filed(7, 1), filed(7, 2))).toBe(false);
  expect(isSamePerson(ticket({ requester_user_id: 1 }), filed(7, 1))).toBe(false);
});
