import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { shiftAreas } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { judgePlacement } from './judge-placement.ts';
import { placeOnShift } from './place-on-shift.ts';
import type { PlacementQuestion } from './placement.repository.ts';
import { findShift } from './shifts.repository.ts';
import { hoursWarnings } from './weekly-hours.ts';

type Place = (typeof employeeShiftsCalls)['place'];
type Preview = (typeof employeeShiftsCalls)['preview'];

/** Assigns one or many employees to a shift from a day on (section 7.7). */
export async function placeEmployees(ctx: Ctx, { body }: CallInput<Place>): Promise<CallAnswer<Place>> {
  const question = tableQueryOf(ctx, body);
  await placeOnShift(ctx, { ...question, reason: body.reason ?? null, source: 'form', userId: ctx.viewer.userId });
  const shift = await findShift(ctx.db, body.shift_id, todayAtHome(ctx));
  for (const id of question.employeeIds) {
    await ctx.audit({
      event: 'shifts.place',
      subject: { kind: 'employee', id: String(id) },
      clientId: shift?.client_id ?? null,
      after: { shift: shift?.name ?? null, from: question.from, to: question.to, rest_days: question.restDays },
      details: { reason: body.reason ?? null },
    });
  }
  return { placed: question.employeeIds.length };
}

export async function previewPlacement(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const question = tableQueryOf(ctx, body);
  const judged = await judgePlacement(ctx.db, question, todayAtHome(ctx));
  const possible = judged.filter(({ problem }) => problem === null).map(({ employee_id }) => employee_id);
  const warnings = await hoursWarnings(ctx.db, { ...question, employeeIds: possible });
  return judged.map((one) => ({ ...one, warnings: [...(warnings.get(one.employee_id) ?? [])] }));
}

function tableQueryOf({ viewer }: Ctx, body: CallInput<Place>['body']): PlacementQuestion {
  return {
    employeeIds: [...new Set(body.employee_ids)],
    reach: reachOf(viewer, shiftAreas.placements),
    shiftId: body.shift_id,
    from: body.from,
    to: body.to ?? null,
    restDays: body.rest_days ?? null,
  };
}
