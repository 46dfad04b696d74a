import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { TestPortal } from './build-test-app.ts';
import { createWorker } from './factories/attendance.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { addOvertimeRule } from './factories/shifts.ts';
import { addToTeam, createTeam } from './factories/teams.ts';
import { punchAt, selfOf } from './self-of.ts';

/** Overtime after the shift needs approval, and the lead decides. */
export function overtimeScene(portal: TestPortal) {
  /** Works from 9:00 to 17:00 in Manila, which is 1:00 to 9:00 in UTC. */
  const led = async () => {
    portal.clock.set('2026-03-01T00:00:00Z');
    const client = await createClient(portal.db);
    const who = await createWorker(portal.db, { employee: { client_id: client.id } });
    await addOvertimeRule(portal.db, who.shiftId, { minimum_minutes: 30, rounding_minutes: 15, needs_approval: true });
    const lead = await createEmployee(portal.db, { client_id: client.id });
    const team = await createTeam(portal.db, { client_id: client.id });
    await addToTeam(portal.db, team, lead, 'teamLead');
    await addToTeam(portal.db, team, who);
    return { who, lead };
  };

  const as = (role: 'employee' | 'team lead', who: { id: number }) =>
    selfOf(portal, who, role === 'employee' ? ['employee'] : ['team lead', 'employee']);

  const clock = (who: { id: number }, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

  /** From 1:00 until `out` in UTC. */
  const work = async (who: { id: number }, day: string, out: string) => {
    await clock(who, `2026-03-${day}T01:00:00Z`, 'in');
    await clock(who, `2026-03-${day}T${out}:00Z`, 'out');
  };
  return { led, as, clock, work };
}
