import type { Ctx } from '../../platform/http/context.ts';

/** The record's own form knows a shift and a first day; the shift's own days off hold. */
export function formPlacement(ctx: Ctx, asked: { employeeId: number; shiftId: number; from: string }) {
  return {
    employeeIds: [asked.employeeId],
    shiftId: asked.shiftId,
    from: asked.from,
    to: null,
    restDays: null,
    reason: null,
    source: 'form',
    userId: ctx.viewer.userId,
  } as const;
}
