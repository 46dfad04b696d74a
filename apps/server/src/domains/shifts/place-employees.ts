import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { placeOnShift } from './place-on-shift.ts';
import { lockEmployees, type PlacementQuestion } from './placement.repository.ts';
import { checkPlacement } from './placement-check.ts';
import { restWarnings } from './rest-warnings.ts';
import { findRotation } from './rotation.repository.ts';
import { findShift } from './shifts.repository.ts';
import { hoursWarnings } from './weekly-hours.ts';
import { type ReplannedDay, replannedDays } from './worked-day.repository.ts';

type Place = (typeof employeeShiftsCalls)['place'];
type Preview = (typeof employeeShiftsCalls)['preview'];

/** Assigns one or many employees to a shift or a rotation from a day on (section 7.7). */
export async function placeEmployees(ctx: Ctx, { body }: CallInput<Place>): Promise<CallAnswer<Place>> {
  const question = placementQuestion(ctx, body);
  await assertSeen(ctx, question, body.worked_days ?? 0);
  await placeOnShift(ctx, { ...question, reason: body.reason ?? null, source: 'form', userId: ctx.viewer.userId });
  const { clientId, ...plan } = await loggedPlacement(ctx, question);
  for (const id of question.employeeIds) {
    await ctx.audit({
      event: 'shifts.place',
      subject: { kind: 'employee', id: String(id) },
      clientId,
      after: { ...plan, from: question.from, to: question.to, rest_days: question.restDays },
      details: { reason: body.reason ?? null },
    });
  }
  return { placed: question.employeeIds.length };
}

/** The name of the shift or rotation, and its client. */
async function loggedPlacement({ db, clock }: Ctx, { shiftId, rotation }: PlacementQuestion) {
  const today = todayAtHome({ clock });
  if (rotation !== null) {
    const stored = await findRotation(db, rotation.id, today);
    return { clientId: stored?.client_id ?? null, rotation: stored?.name ?? null, week_1: rotation.startsOn };
  }
  const shift = shiftId === null ? undefined : await findShift(db, shiftId, today);
  return { clientId: shift?.client_id ?? null, shift: shift?.name ?? null };
}

export async function previewPlacement(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const question = placementQuestion(ctx, body);
  const checked = await checkPlacement(ctx.db, question, todayAtHome(ctx));
  const possible = checked.filter(({ problem }) => problem === null).map(({ employee_id }) => employee_id);
  const placed = { ...question, employeeIds: possible };
  const [hours, rests] = [await hoursWarnings(ctx.db, placed), await restWarnings(ctx.db, placed)];
  const warningsOf = (id: number) => [...(hours.get(id) ?? []), ...(rests.get(id) ?? [])];
  return checked.map((one) => ({ ...one, warnings: warningsOf(one.employee_id) }));
}

/**
 * The worked days within reach that a placement would change, and those that stay as they are because they are locked.
 * Without row security, so that none of them is missing in what the viewer confirms.
 */
export function changedWorkedDays(ctx: Ctx, question: PlacementQuestion): Promise<ReplannedDay[]> {
  return withoutRowSecurity(ctx.db, () => replannedDays(ctx.db, question, firstOpenDay(todayAtHome(ctx))));
}

/** @throws Problem conflict if more or fewer worked days would change than the viewer saw */
async function assertSeen(ctx: Ctx, question: PlacementQuestion, seen: number): Promise<void> {
  await lockEmployees(ctx.db, question.employeeIds);
  const changed = (await changedWorkedDays(ctx, question)).filter(({ locked }) => locked === null).length;
  if (changed === seen) return;
  throw new Problem('conflict', `This changes ${counted(changed, 'day')} already worked: preview and confirm them.`);
}

export function placementQuestion({ viewer }: Ctx, body: CallInput<Place>['body']): PlacementQuestion {
  return {
    employeeIds: [...new Set(body.employee_ids)],
    reach: reachOf(viewer, shiftAreas.placements),
    shiftId: body.shift_id ?? null,
    restDays: body.rest_days ?? null,
    rotation:
      body.rotation_id && body.rotation_starts_on ? { id: body.rotation_id, startsOn: body.rotation_starts_on } : null,
    from: body.from,
    to: body.to ?? null,
  };
}
