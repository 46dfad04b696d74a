import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { mayDecideCorrection } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { otherShiftMeant, otherShiftText } from '@muster/contract/domains/attendance/corrected-shift.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { addDays, dayText } from '@muster/contract/plain-day.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApproval } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { attendanceChanged } from './attendance.events.ts';
import {
  closeCorrection,
  insertCorrectedPunches,
  lockCorrection,
  type StoredCorrection,
  usersOfEmployees,
} from './correction.repository.ts';
import { draftObstacles } from './correction-draft.repository.ts';
import { correctionReachOf } from './decision-reach.ts';
import { settleDays } from './settle-days.ts';
import { waitingCorrection } from './waiting-correction.ts';

type Decide = (typeof correctionsCalls)['decide'];

/**
 * One decision. The last approval replaces the clocked times immediately. @throws Problem not-found, forbidden,
 * conflict
 */
export async function decideCorrection(ctx: Ctx, { body }: CallInput<Decide>): Promise<CallAnswer<Decide>> {
  const stored = await waitingCorrection(ctx, body, lockDecidable);
  if (body.decision === 'approved') await assertOpenDay(ctx, stored);
  const { decision, note = null } = body;
  const outcome = await decideApproval(ctx, {
    kind: correctionApproval,
    subject: { id: stored.id, seen: stored.version, current: stored.version },
    decision: decision === 'approved' ? 'approved' : 'refused',
    comment: note,
  });
  const state = outcome === 'pending' ? 'requested' : decision;
  const version = state === 'requested' ? stored.version : await closeCorrection(ctx.db, stored.id, state);
  if (state === 'approved') {
    if (stored.counts === 'times') await insertCorrectedPunches(ctx.db, stored, ctx.clock.now().toString());
    await settleDays(ctx, [stored.employee_id], settledBy(stored));
  }
  await ctx.audit({
    event: 'attendance.decide-correction',
    subject: { kind: 'employee', id: String(stored.employee_id) },
    clientId: stored.client_id,
    before: { state: 'requested' },
    after: { correction: stored.id, work_date: stored.work_date, decision, state, note },
    ...(state !== 'requested' && { version, part: { kind: 'correction', id: stored.id } }),
  });
  if (state !== 'requested') await notifyOfOutcome(ctx, stored, { state, note });
  await ctx.announce(attendanceChanged, { employeeId: stored.employee_id });
  return { id: stored.id, version };
}

/** Clocked times that count again can belong to the shift of a day beside it. */
function settledBy({ counts, work_date: day }: StoredCorrection) {
  return counts === 'times' ? { first: day, last: day } : { first: addDays(day, -1), last: addDays(day, 1) };
}

async function notifyOfOutcome(ctx: Ctx, stored: StoredCorrection, { state, note }: Outcome): Promise<void> {
  const { employee_id, work_date, entered_by_user_id: author } = stored;
  const users = await usersOfEmployees(ctx.db, [employee_id]);
  const { correctionDecided, enteredTimeDecided, ownEntryDecided } = attendanceNotifications;
  await notifyUsers(ctx, {
    userIds: users.map(({ id }) => id),
    type: author === null ? correctionDecided : enteredTimeDecided,
    values: { outcome: state, day: work_date, note },
  });
  if (author === null) return;
  await notifyUsers(ctx, {
    userIds: [author],
    type: ownEntryDecided,
    values: { outcome: state, employee: employee_id, day: work_date, note },
  });
}

interface Outcome {
  readonly state: 'approved' | 'rejected';
  readonly note: string | null;
}

/**
 * A correction out of reach answers like a missing one. The viewer's own one answers differently, because the viewer
 * knows that it exists.
 */
async function lockDecidable(ctx: Ctx, id: number): Promise<StoredCorrection | undefined> {
  const { viewer } = ctx;
  const stored = await lockCorrection(ctx.db, id, await correctionReachOf(ctx));
  if (stored && isOwnRecord(viewer, stored.employee_id))
    throw new Problem('forbidden', "You can't decide on your own hours.");
  if (stored?.is_reached && stored.entered_by_user_id === viewer.userId)
    throw new Problem('forbidden', 'You entered these times: another person decides.');
  const subject = stored && { employeeId: stored.employee_id, isReached: stored.is_reached };
  return subject && mayDecideCorrection(viewer, subject) ? stored : undefined;
}

async function assertOpenDay({ db }: Ctx, stored: StoredCorrection): Promise<void> {
  const { employee_id: employeeId, work_date: workDate, proposed_in, proposed_out } = stored;
  const [known] = await draftObstacles(db, [{ employeeId, workDate, in: proposed_in, out: proposed_out }], 'all');
  if (known && known.clash !== null)
    throw new Problem('conflict', `These hours now overlap those of ${dayText(known.clash)}.`);
  if (proposed_in === null || proposed_out === null) return;
  const times = { in: Temporal.Instant.from(proposed_in), out: Temporal.Instant.from(proposed_out) };
  const other = known ? otherShiftMeant(times, workDate, known.shifts) : null;
  if (other !== null) throw new Problem('conflict', otherShiftText(other));
}
