import { expect, it } from 'vitest';
import { testViewer as viewer } from '../../viewer.fixture.ts';
import { othersTickets, sideOf, ticketReach } from './tickets.policy.ts';

const nothing = { isAll: false, typeRights: [], isAssigned: false, groups: [], clientId: null };

it('gives staff what their rights say', () => {
  const it = viewer({
    roles: ['it'],
    permissions: ['can view assigned tickets', 'can view ticket for log ins activation'],
  });
  expect(ticketReach(it)).toMatchObject({
    isAll: false,
    isAssigned: true,
    groups: ['it'],
    typeRights: ['can view ticket for log ins activation'],
    clientId: null,
  });
  expect(ticketReach(viewer({ roles: ['hr'], permissions: ['can view all tickets'] })).isAll).toBe(true);
});

it('never gives other sides more than their own, whatever they hold', () => {
  const permissions = [
    'can view all tickets',
    'can view assigned tickets',
    'can view ticket for cctv recordings',
  ] as const;
  const client = viewer({ roles: ['client-user'], permissions: [...permissions], clientId: 7 });
  expect(ticketReach(client)).toMatchObject({ ...nothing, clientId: 7 });
  const employee = viewer({ roles: ['employee'], permissions: [...permissions], employeeId: 5 });
  expect(ticketReach(employee)).toMatchObject({ ...nothing, employeeIds: [5] });
  const main = viewer({ roles: ['client'], permissions: [], clientId: 7 });
  expect(ticketReach(main)).toMatchObject(nothing);
});

it('knows on which side a ticket is filed', () => {
  const staff = viewer({ roles: ['it'], employeeId: 5 });
  expect(sideOf(staff, ['employee', 'staff'], false)).toBe('staff');
  expect(sideOf(staff, ['employee'], false)).toBe('employee');
  expect(sideOf(staff, ['employee'], true)).toBe('employee');
  expect(sideOf(staff, ['client', 'staff'], true)).toBeNull();
  const employee = viewer({ roles: ['employee'], employeeId: 5 });
  expect(sideOf(employee, ['employee'], false)).toBe('employee');
  expect(sideOf(employee, ['employee'], true)).toBeNull();
  expect(sideOf(employee, ['client'], false)).toBeNull();
  expect(sideOf(viewer({ roles: ['client-user'], clientId: 7 }), ['client'], false)).toBe('client');
});

it('knows whose tickets a viewer follows besides the own', () => {
  const permissions = ['can view assigned tickets'] as const;
  expect(othersTickets(viewer({ roles: ['it'], permissions: [...permissions] }))).toBe('handled');
  const camera = ['can view ticket for cctv recordings'] as const;
  expect(othersTickets(viewer({ roles: ['office admin'], permissions: [...camera] }))).toBe('handled');
  expect(othersTickets(viewer({ roles: ['sales'], permissions: [] }))).toBeNull();
  expect(othersTickets(viewer({ roles: ['client-user'], clientId: 7, permissions: [...permissions] }))).toBe(
    'colleagues',
  );
  expect(othersTickets(viewer({ roles: ['client-user'], clientId: 7, permissions: [...camera] }))).toBeNull();
  expect(othersTickets(viewer({ roles: ['employee'], employeeId: 5, permissions: [...permissions] }))).toBeNull();
});
