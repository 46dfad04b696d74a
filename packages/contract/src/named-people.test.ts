import { expect, it } from 'vitest';
import { namedPeople } from './named-people.ts';
import { testViewer } from './viewer.fixture.ts';

it('names everybody to staff, and only nearby people to others', () => {
  expect(namedPeople(testViewer({ roles: ['hr'] })).everybody).toBe(true);
  expect(namedPeople(testViewer({ roles: ['client-admin'], clientId: 4, employeeId: null }))).toMatchObject({
    everybody: false,
    clientId: 4,
    employeeId: null,
  });
  for (const roles of [['employee'], ['employee', 'team lead']] as const)
    expect(namedPeople(testViewer({ roles, clientId: null, employeeId: 7, ownRecords: [7] }))).toEqual({
      everybody: false,
      clientId: null,
      employeeId: 7,
      own: [7],
    });
});
