import { dayOfNumber, numberOfDay } from '@muster/contract/domains/home/need-address.rules.ts';
import { daysToFix, daysWaitingFor, isOwnDay } from '../../attendance/index.ts';
import { doneAt, forEachUser, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Days that keep the viewer's timesheet from being submitted. */
export const ownDay: NeedSource = {
  kind: 'own-day',
  approval: null,
  isFor: ({ employeeId }) => employeeId !== null,
  rowsOf: async (ctx) => {
    const days = await daysToFix(ctx);
    return days.map(({ work_date, since, due }) => {
      const day = numberOfDay(work_date);
      return ownRow(day, { subject: [ctx.viewer.employeeId ?? 0, day], since, due });
    });
  },
  expected: async (ctx, userIds) => {
    const days = await daysWaitingFor(ctx, userIds);
    return forEachUser(days.map(({ user_id, work_date }) => ({ user_id, id: numberOfDay(work_date) })));
  },
  read: async (ctx, rows) => {
    const wanted = new Set(idsOf(rows));
    return (await daysToFix(ctx))
      .map(({ work_date, state, first_in }) => ({ id: numberOfDay(work_date), day: { work_date, state, first_in } }))
      .filter(({ id }) => wanted.has(id))
      .map(({ id, day }) => ({ id, need: { kind: 'own-day' as const, day } }));
  },
  settled: async (ctx, [employeeId, number]) => {
    const day = dayOfNumber(number);
    return day !== null && (await isOwnDay(ctx, employeeId, day)) ? doneAt(null) : null;
  },
};
