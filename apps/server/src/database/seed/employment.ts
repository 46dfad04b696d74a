import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import { firstOfMonth } from './day-ranges.ts';
import { statusTypeIds } from './known-ids.ts';
import { clearanceStatuses, resignationReasons, terminationReasons } from './positions.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Situation = EmployeeStatus;

export interface EmploymentPeriod {
  readonly start: string;
  /** Last day; null while it is open. */
  readonly end: string | null;
  readonly group: Situation;
  readonly reason: string | null;
  readonly clearance: string | null;
  readonly rehire: boolean | null;
}

interface StatusChange {
  readonly from: number | null;
  readonly to: number;
  readonly day: string;
  readonly reason: string | null;
}

export interface Employment {
  readonly statusTypeId: number;
  readonly periods: readonly [EmploymentPeriod, ...EmploymentPeriod[]];
  readonly changes: readonly StatusChange[];
}

/**
 * Employment periods that lead to the current situation. One in twelve of the current employees left once and was
 * rehired.
 */
export function inventEmployment(random: SeededRandom, situation: Situation, today: string): Employment {
  if (situation === 'termination' || situation === 'resignation') return separated(random, situation, today);
  const start = mondayOf(addDays(today, -(random.chance(0.35) ? random.int(10, 350) : random.int(351, 2_100))));
  const earlier = random.chance(0.08) ? leftBefore(random, start) : null;
  const open: EmploymentPeriod = { start, end: null, group: situation, reason: null, clearance: null, rehire: null };
  const hired: StatusChange = {
    from: earlier?.statusTypeId ?? null,
    to: statusTypeIds.active,
    day: start,
    reason: earlier ? 'Hired again' : null,
  };
  const changes = [...(earlier?.changes ?? []), hired];
  const periods: [EmploymentPeriod, ...EmploymentPeriod[]] = earlier ? [...earlier.periods, open] : [open];
  if (situation === 'active') return { statusTypeId: statusTypeIds.active, periods, changes };
  return { ...pause(random, periods, changes, start, today) };
}

function pause(
  random: SeededRandom,
  periods: [EmploymentPeriod, ...EmploymentPeriod[]],
  changes: StatusChange[],
  start: string,
  today: string,
): Employment {
  const isLeave = random.chance(0.7);
  const statusTypeId = isLeave ? statusTypeIds.leaveOfAbsence : statusTypeIds.suspended;
  const since = addDays(today, -random.int(1, 40));
  const day = since < start ? start : since;
  const reason = isLeave ? 'Maternity leave' : 'Pending investigation';
  return {
    statusTypeId,
    periods,
    changes: [...changes, { from: statusTypeIds.active, to: statusTypeId, day, reason }],
  };
}

function separated(random: SeededRandom, group: 'termination' | 'resignation', today: string): Employment {
  const end = addDays(today, -random.int(1, 355));
  const start = mondayOf(addDays(end, -random.int(90, 1_700)));
  const isResignation = group === 'resignation';
  const reason = random.pick(isResignation ? resignationReasons : terminationReasons);
  const statusTypeId = isResignation
    ? random.pick([statusTypeIds.resigned, statusTypeIds.resigned, statusTypeIds.immediateResignation])
    : random.pick([
        statusTypeIds.terminated,
        statusTypeIds.endOfContract,
        statusTypeIds.redundancy,
        statusTypeIds.absentWithoutLeave,
      ]);
  const period: EmploymentPeriod = {
    start,
    end,
    group,
    reason,
    clearance: random.pick(clearanceStatuses),
    rehire: random.chance(isResignation ? 0.7 : 0.3),
  };
  return {
    statusTypeId,
    periods: [period],
    changes: [
      { from: null, to: statusTypeIds.active, day: start, reason: null },
      { from: statusTypeIds.active, to: statusTypeId, day: end, reason },
    ],
  };
}

function leftBefore(random: SeededRandom, hiredAgain: string): Employment {
  const end = firstOfMonth(addDays(hiredAgain, -random.int(60, 400)));
  const start = mondayOf(addDays(end, -random.int(200, 900)));
  const reason = random.pick(resignationReasons);
  const period: EmploymentPeriod = { start, end, group: 'resignation', reason, clearance: 'Cleared', rehire: true };
  return {
    statusTypeId: statusTypeIds.resigned,
    periods: [period],
    changes: [
      { from: null, to: statusTypeIds.active, day: start, reason: null },
      { from: statusTypeIds.active, to: statusTypeIds.resigned, day: end, reason },
    ],
  };
}
