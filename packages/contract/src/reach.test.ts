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
import { testViewer } from './viewer.fixture.ts';
import { type HeldRole, rightsFrom, type Viewer } from './viewer.ts';

const timeAreas: readonly ReachArea[] = [
  ...Object.values(shiftAreas),
  ...Object.values(attendanceAreas),
  timesheetArea,
  attendanceMetricsArea,
];

const viewerOf = (held: readonly HeldRole[], ownPermissions: readonly Permission[] = []): Viewer =>
  testViewer({ ...rightsFrom(held, ownPermissions), employeeId: 7 });
/** Roles without permissions, and direct grants. */
const viewerWith = (held: readonly Role[], granted: readonly Permission[]) =>
  viewerOf(
    held.map((name) => ({ name, permissions: [] })),
    granted,
  );
const asIs = (held: readonly Role[]) => viewerOf(held.map((name) => ({ name, permissions: defaultPermissions[name] })));
const partsOf = (reach: Reach) => (reach === 'all' ? ['all'] : reach.map(({ of }) => of));
const somePermissions = fc.subarray([...permissions]);
const someRoles = fc.subarray([...internalRoles]);
/** Staff with any permissions stored for their roles. */
const someStaff = fc
  .subarray([...internalRoles], { minLength: 1 })
  .chain((held) =>
    fc.tuple(...held.map((name) => fc.record({ name: fc.constant(name), permissions: somePermissions }))),
  );
const isWithin = (reach: Reach, wider: Reach) =>
  wider === 'all' || (reach !== 'all' && partsOf(reach).every((part) => partsOf(wider).includes(part)));

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

it('never widens the reach when a role loses a permission or the user a direct grant', () => {
  const areas = fc.constantFrom(...timeAreas, recordArea);
  fc.assert(
    fc.property(someStaff, somePermissions, fc.constantFrom(...permissions), areas, (held, own, lost, area) => {
      const without = (names: readonly Permission[]) => names.filter((name) => name !== lost);
      const before = reachOf(viewerOf(held, own), area);
      for (const [index, one] of held.entries()) {
        const fewer = held.with(index, { ...one, permissions: without(one.permissions) });
        expect(isWithin(reachOf(viewerOf(fewer, own), area), before)).toBe(true);
      }
      expect(isWithin(reachOf(viewerOf(held, without(own)), area), before)).toBe(true);
    }),
  );
});

it('never narrows the reach when staff get another role', () => {
  fc.assert(
    fc.property(someStaff, somePermissions, fc.constantFrom(...timeAreas), (held, own, area) => {
      const whole = reachOf(viewerOf(held, own), area);
      for (const one of held.length > 1 ? held : []) {
        expect(
          isWithin(
            reachOf(
              viewerOf(
                held.filter((other) => other !== one),
                own,
              ),
              area,
            ),
            whole,
          ),
        ).toBe(true);
      }
    }),
  );
});

it('row 9: counts a role with the permissions that are stored for it now', () => {
  const sees = 'can view employee schedule today';
  const reachWith = (stored: readonly Permission[]) =>
    partsOf(
      reachOf(
        viewerOf([
          { name: 'team lead', permissions: [sees] },
          { name: 'office admin', permissions: stored },
        ]),
        shiftAreas.today,
      ),
    );
  expect([reachWith([sees]), reachWith([])]).toEqual([['all'], ['led', 'own']]);
});

it('row 9: reaches everybody for those who may change their own reach', () => {
  for (const area of timeAreas) {
    for (const role of ['admin', 'hr'] as const) {
      expect(reachOf(asIs([role, 'team lead', 'account manager']), area)).toBe('all');
    }
  }
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
