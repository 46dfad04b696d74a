import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import { minuteOfClock } from '@muster/contract/clock-time.ts';
import type { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { availabilityLabels as labels } from '@muster/contract/domains/interviews/availability.constants.ts';
import { keepsAvailability } from '@muster/contract/domains/interviews/availability.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { conflictAbout, lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { lockAvailabilityOf, readAvailabilities } from './availability.repository.ts';
import { insertAvailability, replaceParts, updateAvailability } from './availability-write.repository.ts';
import { concludeAvailabilityChange } from './interviews.events.ts';
import { loggedAvailability } from './logged-availability.ts';
import type { StoredAvailability } from './stored-availability.ts';

type Calls = typeof availabilityCalls;
type Body = CallInput<Calls['save']>['body'];

/**
 * Stores the whole availability of the viewer. Past overrides and busy times that it does not name are removed.
 * @throws Problem not-found for viewers who belong to no client, invalid-input for an unknown zone and for overlaps
 */
export async function saveAvailability(
  ctx: Ctx,
  { body }: CallInput<Calls['save']>,
): Promise<CallAnswer<Calls['save']>> {
  if (!keepsAvailability(ctx.viewer)) throw notFound('availability');
  const columns = {
    timezone_id: body.timezone_id,
    notice_hours: body.notice_hours,
    buffer_minutes: body.buffer_minutes,
    updated_at: ctx.clock.now().toString(),
  };
  const stored = await lockedOwn(ctx, body.version);
  const before = stored === null ? null : await currentOf(ctx);
  const { id, version } = await withErrors(async () => {
    const saved = stored === null ? await firstOf(ctx, columns) : { id: stored.id, version: 0 };
    const next = stored === null ? 1 : await updateAvailability(ctx.db, saved.id, columns);
    await replaceParts(ctx.db, saved.id, partsOf(body));
    return { id: saved.id, version: next };
  });
  const after = await currentOf(ctx);
  await concludeAvailabilityChange(ctx, id, {
    event: 'interviews.save-availability',
    ...(before && { before: loggedAvailability(before) }),
    ...(after && { after: loggedAvailability(after) }),
    version,
  });
  return { version };
}

/** Null: there is none yet. @throws Problem conflict (409) if another version is stored */
async function lockedOwn(ctx: Ctx, version: number): Promise<{ readonly id: number } | null> {
  const found = await lockAvailabilityOf(ctx.db, ctx.viewer.userId);
  if (!found) return null;
  return await lockedRecord(ctx, ownSource, { id: found.id, version });
}

/** @throws Problem conflict (409) if the viewer saved the first one elsewhere meanwhile */
async function firstOf(ctx: Ctx, columns: Parameters<typeof updateAvailability>[2]) {
  const id = await insertAvailability(ctx.db, { ...columns, user_id: ctx.viewer.userId });
  if (id !== null) return { id, version: 1 };
  const stored = await lockAvailabilityOf(ctx.db, ctx.viewer.userId);
  if (!stored) throw notFound('availability');
  throw await conflictAbout(ctx, ownSource, { id: stored.id, version: 0, stored });
}

const ownSource: RecordSource<{ readonly id: number; readonly version: number }> = {
  thing: 'availability',
  lock: ({ db, viewer }) => lockAvailabilityOf(db, viewer.userId),
  logged: ({ id }) => ({ subject: { kind: 'availability', id } }),
  labels,
};

async function currentOf(ctx: Ctx): Promise<StoredAvailability | undefined> {
  const [stored] = await readAvailabilities(ctx.db, { userIds: [ctx.viewer.userId], firstDay: '1900-01-01' });
  return stored;
}

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, labels, {
    availability_timezone_id_fkey: ['timezone_id', 'unknown'],
    availability_hours_no_overlap: ['weekly', { text: overlapText }],
    availability_day_hours_no_overlap: ['days', { text: overlapText }],
    availability_busy_no_overlap: ['busy', { text: 'Busy times must not overlap.' }],
  });

const overlapText = 'The times of one day must not overlap.';

const partsOf = ({ weekly, days, busy }: Body) => ({
  weekly: weekly.map(({ weekday, ...hours }) => ({ weekday, ...minutesOf(hours) })),
  days: days.map(({ day, note, hours }) => ({ day, note: note ?? null, hours: hours.map(minutesOf) })),
  busy,
});

const minutesOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start_minute: minuteOfClock(start),
  end_minute: minuteOfClock(end),
});
