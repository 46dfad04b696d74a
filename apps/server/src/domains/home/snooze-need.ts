import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { readNeedAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { longestSnoozeDays, type needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { endSnooze, keepSnooze } from './need-snooze.repository.ts';
import { waitingNeeds } from './waiting-needs.ts';

type Snooze = (typeof needsCalls)['snooze'];

/**
 * Puts an entry off for the viewer alone. @throws Problem not-found for what does not wait for the viewer, invalid-input for a time that
 * is past or too late, conflict for what is overdue
 */
export async function snoozeNeed(
  ctx: Ctx,
  { params, body: { until } }: CallInput<Snooze>,
): Promise<CallAnswer<Snooze>> {
  const uuid = params.uuid.toLowerCase();
  const address = readNeedAddress(uuid);
  const rows = address === null ? [] : await waitingNeeds(ctx, { kinds: [address.kind] });
  const row = rows.find((one) => one.uuid === uuid);
  if (!row) throw notFound('action');
  const { userId } = ctx.viewer;
  const now = ctx.clock.now();
  if (until === null) await endSnooze(ctx.db, userId, uuid);
  else {
    if (row.isOverdue) throw new Problem('conflict', 'This is overdue, so it cannot be snoozed.');
    const wrong = timeError(until, now);
    if (wrong !== null) throw invalidInput({ until: [wrong] });
    await keepSnooze(ctx.db, { userId, uuid, until, now: now.toString() });
  }
  await ctx.audit({
    event: 'home.snooze-need',
    subject: { kind: 'user', id: String(userId) },
    before: { until: row.snoozedUntil },
    after: { until },
    details: { action: row.source.kind, uuid },
  });
  await refreshWaiting(ctx.db, [userId]);
  return { snoozed_until: until };
}

function timeError(until: string, now: Temporal.Instant): string | null {
  const at = Temporal.Instant.from(until);
  if (Temporal.Instant.compare(at, now) <= 0) return 'The time must be in the future.';
  const latest = now.add({ hours: longestSnoozeDays * 24 });
  return Temporal.Instant.compare(at, latest) > 0 ? `Choose at most ${longestSnoozeDays} days.` : null;
}
