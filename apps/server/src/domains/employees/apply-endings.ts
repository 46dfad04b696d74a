import { dayIn, homeZone } from '@muster/contract';
import { endingTakesEffect } from '@muster/contract/domains/employees/employee-status.rules.ts';
import type { Db } from '../../database/db.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { reasonOf } from '../../platform/log/log-fields.ts';
import { lastShiftEnd } from '../shifts/index.ts';
import { lockEmployee, type PlannedEndingRow, readEmployees } from './employee-record.repository.ts';
import { endEmployment } from './end-employment.ts';
import { dueEndings, postponePlannedEnding } from './planned-ending.repository.ts';

const peopleAtOnce = 100;

/**
 * Ends the employments whose planned last day is over, each in one transaction. A run that is late or was killed uses
 * the planned day, and a second one finds nothing. Returns false: nothing is left to do.
 */
export async function applyEndings(services: CallServices): Promise<boolean> {
  const { databases, clock, log } = services;
  const now = clock.now().toString();
  let ids: readonly number[] = [];
  do {
    // Continues after the last one, so that an employee who cannot be changed does not block others.
    ids = await dueEndings(databases.system, now, { after: ids.at(-1) ?? 0, most: peopleAtOnce });
    for (const id of ids) {
      await databases.system
        .transaction()
        .execute((db) => applyEnding(services, db, id))
        .catch((error: unknown) =>
          log.error(
            { job: 'employees.endings', jobId: String(id), reason: reasonOf(error) },
            'A planned last day could not take effect.',
          ),
        );
    }
  } while (ids.length === peopleAtOnce);
  return false;
}

async function applyEnding(services: CallServices, db: Db, id: number): Promise<void> {
  const now = services.clock.now();
  const today = dayIn(homeZone, now);
  if (!(await lockEmployee(db, id))) return;
  const [stored] = await readEmployees(db, [id], today);
  const plan = stored?.record.planned_ending;
  // Another process was faster, or the plan was cancelled or moved.
  if (!stored || !plan || isLater(Temporal.Instant.from(plan.effective_at), now)) return;
  const takesEffect = await currentlyTakesEffect(db, id, plan);
  if (isLater(takesEffect, now)) return postponePlannedEnding(db, id, takesEffect.toString());
  await endEmployment(portalContextFor(services)(db), {
    record: stored.record,
    typeId: plan.status_type.id,
    ending: {
      lastDay: plan.last_day,
      group: plan.status_group,
      reason: plan.reason,
      clearanceStatus: plan.clearance_status,
      rehire: plan.rehire,
    },
    actor: {
      userId: plan.actor_user_id,
      name: plan.actor_name,
      impersonator: plan.impersonator_name === null ? null : { name: plan.impersonator_name },
    },
    today,
    details: { planned_by: plan.actor_name },
  });
}

const isLater = (at: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(at, now) > 0;

/** The shift may have changed after the ending was planned. */
async function currentlyTakesEffect(db: Db, id: number, { last_day: lastDay }: PlannedEndingRow) {
  const ends = await lastShiftEnd(db, id, lastDay);
  return endingTakesEffect({ lastDay, shiftEnds: ends === null ? null : Temporal.Instant.from(ends) });
}
