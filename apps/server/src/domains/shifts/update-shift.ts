import { type CallAnswer, type CallInput, invalidInput, Problem, scopeOf } from '@muster/contract';
import { clockMinutes } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import type { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import type { ShiftTerms } from '@muster/contract/domains/shifts/shifts.schemas.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { lockedShift } from './locked-shift.ts';
import {
  allowLongStatements,
  hasBegun,
  isPlannedElsewhere,
  overlapsAfterChange,
  workersOf,
} from './schedule.repository.ts';
import { assertOwnShift, assertShiftTerms, overlapText, withShiftErrors } from './shift-problems.ts';
import { beginVersion, correctVersion, updateShift as writeShift } from './shift-write.repository.ts';
import { announceNewTerms } from './shifts.events.ts';
import { type StoredShift, type StoredVersion, versionsOf } from './shifts.repository.ts';

type Update = (typeof shiftsCalls)['update'];

/**
 * Changed times create a new version from a day on, so that the past keeps its shift. Days that have begun keep theirs too.
 * A shift that no employee ever had is changed in place.
 */
export async function updateShift(ctx: Ctx, { params, body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const today = todayAtHome(ctx);
  const stored = await lockedShift(ctx, { id: params.id, version: body.version });
  await assertShiftTerms(ctx.db, body);
  assertOwnShift(ctx, body.client_id ?? null);
  const { name, kind, client_id: clientId = null, effective_from: from, version: _version, ...terms } = body;
  if (stored.is_used && clientId !== stored.client_id) {
    throw invalidInput({ client_id: ['The client of a shift that employees have cannot be changed.'] });
  }
  if (stored.rotation_name !== null && clientId !== stored.client_id) {
    throw invalidInput({
      client_id: [`The rotation ${stored.rotation_name} uses this shift: its client cannot be changed.`],
    });
  }
  const latest = (await versionsOf(ctx.db, params.id))[0];
  if (!latest) throw new Error(`Shift ${params.id} has no version.`);
  const isChanged = differs(terms, latest);
  const version = stored.version + 1;
  await withShiftErrors(async () => {
    await writeShift(ctx.db, params.id, { head: { name, kind, clientId }, terms, totalMinutes: minutesOf(terms) });
    if (isChanged) await changeTimes(ctx, { stored, latest, terms, from: from ?? null, today });
  });
  await ctx.audit({
    event: 'shifts.update',
    subject: { kind: 'shift', id: String(params.id) },
    clientId,
    before: { name: stored.name, kind: stored.kind, client_id: stored.client_id, ...comparable(latest) },
    after: { name, kind, client_id: clientId, ...comparable(terms) },
    version,
    ...(isChanged && from && { details: { effective_from: from } }),
  });
  return { id: params.id, version };
}

interface TimesChange {
  readonly stored: StoredShift;
  readonly latest: StoredVersion;
  readonly terms: ShiftTerms;
  readonly from: string | null;
  readonly today: string;
}

async function changeTimes(ctx: Ctx, { stored, latest, terms, from, today }: TimesChange): Promise<void> {
  const totalMinutes = minutesOf(terms);
  if (!stored.is_used) return correctVersion(ctx.db, latest.id, terms, totalMinutes);
  if (from === null) throw invalidInput({ effective_from: ['Choose the day from which the new times apply.'] });
  if (from < today)
    throw invalidInput({ effective_from: ['The new times can apply from today on: the past keeps its shift.'] });
  if (from < latest.from) {
    throw invalidInput({
      effective_from: [`A later version begins on ${latest.from}. Choose that day or one after it.`],
    });
  }
  await assertNoOtherClient(ctx, stored.id, from);
  const now = ctx.clock.now().toString();
  if (from !== latest.from) {
    await beginVersion(ctx.db, { shiftId: stored.id, from, terms, totalMinutes, userId: ctx.viewer.userId });
  } else if (await withoutRowSecurity(ctx.db, () => hasBegun(ctx.db, latest.id, now))) {
    throw invalidInput({
      effective_from: [`Employees have begun to work with the times of ${latest.from}. Choose a later day.`],
    });
  } else {
    await correctVersion(ctx.db, latest.id, terms, totalMinutes);
  }
  await allowLongStatements(ctx.db);
  if (await overlapsAfterChange(ctx.db, { shiftId: stored.id, from, now }))
    throw invalidInput({ start_time: [overlapText] });
  // After the commit and in portions: employees could not clock in while their schedule is rebuilt.
  await announceNewTerms(ctx, await workersOf(ctx.db, stored.id, from), from);
}

/** The times of people of other companies are the provider's. @throws Problem forbidden, which names nobody */
async function assertNoOtherClient(ctx: Ctx, shiftId: number, from: string): Promise<void> {
  const scope = scopeOf(ctx.viewer);
  if (scope.kind === 'staff') return;
  const clientId = scope.kind === 'client' ? scope.clientId : 0;
  if (await withoutRowSecurity(ctx.db, () => isPlannedElsewhere(ctx.db, { shiftId, clientId, from }))) {
    throw new Problem(
      'forbidden',
      'Employees outside your company have this shift, so only staff of the provider can change its times.',
    );
  }
}

const minutesOf = ({ start_time, end_time }: ShiftTerms) => clockMinutes(start_time, end_time);

/** True if the work of a day would change; a new name alone creates no version. */
function differs(terms: ShiftTerms, latest: StoredVersion): boolean {
  return JSON.stringify(comparable(terms)) !== JSON.stringify(comparable(latest));
}

function comparable(terms: ShiftTerms) {
  return {
    timezone_id: terms.timezone_id,
    start_time: terms.start_time,
    end_time: terms.end_time,
    work_days: terms.work_days.toSorted(),
    used_on_holidays: terms.used_on_holidays,
    used_on_restdays: terms.used_on_restdays,
    grace_minutes: terms.grace_minutes,
    rounding_minutes: terms.rounding_minutes,
    rounding_direction: terms.rounding_direction,
    meal_minutes: terms.meal_minutes,
    meal_after_minutes: terms.meal_after_minutes,
    shift_breaks: terms.shift_breaks
      .map((one) => [one.starts_after_minutes, one.minutes, one.shift_break_type_id])
      .toSorted(([one = 0], [other = 0]) => one - other),
    shift_overtimes: terms.shift_overtimes
      .map((one) => [one.applies, one.minimum_minutes, one.rounding_minutes, one.needs_approval])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  };
}
