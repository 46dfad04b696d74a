import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayAccess } from './access.ts';
import { attendanceAreas } from './domains/attendance/attendance.policy.ts';
import { attendanceMetricsArea } from './domains/reports/attendance-metrics.policy.ts';
import { shiftAreas } from './domains/shifts/shifts.policy.ts';
import { type Reach, type ReachArea, reachOf, recordArea } from './domains/teams/teams.policy.ts';
import { timesheetArea } from './domains/timesheets/timesheets.policy.ts';
import { defaultPermissions, type Permission, permissions } from './permissions.ts';
import { internalRoles, type Role, roles } from './roles.ts';
import type { Viewer } from './viewer.ts';

const timeAreas: readonly ReachArea[] = [
  ...Object.values(shiftAreas),
  ...Object.values(attendanceAreas),
  timesheetArea,
  attendanceMetricsArea,
];

const viewerWith = (held: readonly Role[], granted: readonly Permission[]): Viewer => ({
  userId: 4,
  uuid: 'uuid',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  employeeId: 7,
  clientId: null,
  impersonator: null,
  roles: held,
  permissions: granted,
});
const asIs = (held: readonly Role[]) =>
  viewerWith(
    held,
    held.flatMap((role) => [...defaultPermissions[role]]),
  );
const partsOf = (reach: Reach) => (reach === 'all' ? ['all'] : reach.map(({ of }) => of));
const somePermissions = fc.subarray([...permissions]);
const someRoles = fc.subarray([...internalRoles]);

it('gives a team lead the same people in every area of working time, whatever else is granted', () => {
  fc.assert(
    fc.property(somePermissions, (granted) => {
      for (const area of timeAreas) {
        const reach = reachOf(viewerWith(['team lead', 'employee'], granted), area);
        const isOpen = mayAccess(area.access, viewerWith(['team lead', 'employee'], granted));
        expect(partsOf(reach)).toEqual(isOpen ? (area.withOwn ? ['led', 'own'] : ['led']) : []);
      }
    }),
  );
});

it('adds up the roles of a viewer: each brings what it reaches alone', () => {
  fc.assert(
    fc.property(someRoles, someRoles, fc.constantFrom(...timeAreas), (some, others, area) => {
      const apart = new Set([...partsOf(reachOf(asIs(some), area)), ...partsOf(reachOf(asIs(others), area))]);
      const together = partsOf(reachOf(asIs([...new Set([...some, ...others])]), area));
      expect(new Set(together)).toEqual(apart.has('all') ? new Set(['all']) : apart);
    }),
  );
});

it('row 9: limits a team lead to the records of the people led until the whole list is granted', () => {
  const recordsFor = (held: Role[], ...granted: Permission[]) =>
    partsOf(reachOf(viewerWith(held, granted), recordArea));
  expect(recordsFor(['team lead'], 'can read employees')).toEqual(['led', 'own']);
  expect(recordsFor(['team lead'], 'can update employees', 'can delete employees')).toEqual(['led', 'own']);
  expect(recordsFor(['team lead'], 'can read employees', 'can view all employees')).toEqual(['all']);
  expect(recordsFor(['it'], 'can read employees')).toEqual(['all']);
});

it('reaches everybody’s timesheets and figures for the roles that the screens name', () => {
  const wholeFor = (area: ReachArea) => roles.filter((role) => reachOf(asIs([role]), area) === 'all');
  expect(wholeFor(timesheetArea)).toEqual(['admin', 'hr', 'payroll', 'workforce admin']);
  expect(wholeFor(attendanceMetricsArea)).toEqual(['admin', 'hr']);
  expect(wholeFor(attendanceAreas.corrections)).toEqual(['admin', 'hr', 'workforce admin']);
  expect(partsOf(reachOf(asIs(['account manager', 'team lead']), attendanceMetricsArea))).toEqual(['managed', 'led']);
});
