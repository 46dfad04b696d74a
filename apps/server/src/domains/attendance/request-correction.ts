import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { attendanceAreas, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { type CorrectionAuthor, correctionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { draftPeople, lockDraftPeople } from './correction-draft.repository.ts';
import { checkDrafts } from './correction-drafts.ts';
import { storeCorrections } from './store-corrections.ts';

type Request = (typeof correctionsCalls)['request'];

/**
 * Requests other times for one of the viewer's days, or for a day of an employee within reach. Another person decides.
 * @throws Problem forbidden, not-found, invalid-input, conflict for a locked day or a second request
 */
export async function requestCorrection(ctx: Ctx, { body }: CallInput<Request>): Promise<CallAnswer<Request>> {
  const { employeeId, by, reach } = subjectOf(ctx, body.employee_id ?? null);
  await lockDraftPeople(ctx.db, [employeeId]);
  const person = (await draftPeople(ctx.db, [employeeId])).get(employeeId);
  if (!person) throw notFound('employee');
  const draft = { employeeId, workDate: body.work_date, times: correctionTimes(body, person.zone) };
  const [checked] = await checkDrafts(ctx, [draft], { by, reach, zoneOf: () => person.zone });
  if (!checked || checked.clientId === null) throw notFound('employee');
  if (Object.keys(checked.errors).length > 0) throw invalidInput(checked.errors);
  if (checked.conflict !== null) throw new Problem('conflict', checked.conflict);
  const [id = 0] = await storeCorrections(ctx, [checked], { reason: body.reason, evidence: body.evidence ?? null });
  return { id, version: 1 };
}

interface Subject {
  readonly employeeId: number;
  readonly by: CorrectionAuthor;
  readonly reach: Reach;
}

function subjectOf({ viewer }: Ctx, wanted: number | null): Subject {
  const own = viewer.employeeId;
  if (wanted !== null && wanted !== own) {
    if (!mayDecideCorrection(viewer, { employeeId: wanted, isReached: true })) throw notFound('employee');
    return { employeeId: wanted, by: 'staff', reach: reachOf(viewer, attendanceAreas.corrections) };
  }
  if (own === null) throw new Problem('forbidden', 'Only employees have days to correct.');
  return { employeeId: own, by: 'employee', reach: [{ of: 'own', id: own }] };
}
