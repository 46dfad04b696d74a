import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import type { ResetEffect } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAreas, mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { isCorrectable } from '@muster/contract/domains/attendance/correction.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type CountedDay, countedDay } from './correction.repository.ts';
import { draftObstacles, draftPeople, lockDraftPeople } from './correction-draft.repository.ts';
import { waitingText } from './correction-drafts.ts';
import { storeCorrections } from './store-corrections.ts';

type Reset = (typeof correctionsCalls)['resetDay'];

/**
 * Requests that the clocked times of a day count again after an approved correction, or that nothing of it counts. Corrections
 * and punches stay as they are. The difference to a locked day is adjusted in a later period. @throws Problem not-found, invalid-input, conflict
 */
export async function resetDay(ctx: Ctx, { body }: CallInput<Reset>): Promise<CallAnswer<Reset>> {
  const { employee_id: employeeId, work_date: workDate, counts, reason } = body;
  if (!mayDecideCorrection(ctx.viewer, { employeeId, isReached: true })) throw notFound('employee');
  await lockDraftPeople(ctx.db, [employeeId]);
  const person = (await draftPeople(ctx.db, [employeeId])).get(employeeId);
  const span = { employeeId, workDate, in: null, out: null };
  const [known] = await draftObstacles(ctx.db, [span], reachOf(ctx.viewer, attendanceAreas.corrections));
  if (!person || known?.is_reached !== true) throw notFound('employee');
  if (!isCorrectable(workDate, { zone: person.zone, now: ctx.clock.now(), by: 'staff' }))
    throw invalidInput({ work_date: [`${dayText(workDate)} can no longer be corrected.`] });
  if (known.is_waiting) throw new Problem('conflict', waitingText);
  if (!possibleResets(await countedDay(ctx.db, employeeId, workDate)).includes(counts))
    throw new Problem('conflict', nothingToReset[counts]);
  const day = { employeeId, workDate, clientId: known.client_id, times: null, counts };
  const [id = 0] = await storeCorrections(ctx, [day], { reason, evidence: null });
  return { id, version: 1 };
}

/** The first one is the usual choice. */
export function possibleResets({ counts, has_punches: hasPunches }: CountedDay): readonly ResetEffect[] {
  const isCorrected = counts === 'times' || counts === 'nothing';
  return [...(isCorrected ? (['clocked'] as const) : []), ...(hasPunches ? (['nothing'] as const) : [])];
}

const nothingToReset: Readonly<Record<ResetEffect, string>> = {
  clocked: 'No correction of this day counts: the clocked times count already.',
  nothing: 'Nothing counts for this day already.',
};
