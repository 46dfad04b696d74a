import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches } from '../../testing/factories/attendance.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { latestVersion } from '../../testing/factories/shifts.ts';
import { range, taker } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** From ten in the evening until seven in New York, with an unpaid break after four hours. */
async function nightWorker(last: string) {
  const shift = { start_time: '22:00', end_time: '07:00', total_minutes: 540, work_days: [1, 2, 3, 4, 5, 6] };
  const one = await taker(portal, { zone: 'America/New_York', shift, last, code: 'SL' });
  const shift_version_id = await latestVersion(portal.db, one.shiftId);
  const pause = { position: 1, shift_break_type_id: 1, starts_after_minutes: 240, minutes: 60, is_paid: false };
  await portal.db
    .insertInto('shift_break')
    .values({ shift_version_id, ...pause })
    .execute();
  return one;
}

/** The clock goes forward on March 8 and back on November 1: the nights have eight and ten hours. */
const nights = [
  {
    ...{ day: '2026-03-07', asked: '2026-03-02', worked: '2026-03-09', half: 210 },
    ...{ from: '2026-03-08T03:00:00Z', middle: '2026-03-08T06:30:00Z', until: '2026-03-08T11:00:00Z' },
  },
  {
    ...{ day: '2026-10-31', asked: '2026-10-26', worked: '2026-11-02', half: 270 },
    ...{ from: '2026-11-01T02:00:00Z', middle: '2026-11-01T07:30:00Z', until: '2026-11-01T12:00:00Z' },
  },
];

for (const night of nights)
  for (const part of ['start', 'end'] as const)
    it(`takes half of the minutes worked at the ${part} of the night of ${night.day}, and the other half is on time`, async () => {
      const { day, from, middle, until, half } = night;
      portal.clock.set(`${night.asked}T01:00:00Z`);
      const one = await nightWorker('2026-12-31');
      const parts = [{ day, part, minutes: null }];
      const { body: preview } = await one.user.call(calls.preview, {
        query: { leave_type_id: one.typeId, first_day: day, last_day: day, parts: `${day} ${part}` as never },
      });
      const [leaveFrom, leaveTo] = part === 'start' ? [from, middle] : [middle, until];
      expect(preview).toMatchObject({ minutes: 240, days: [{ worked_minutes: 2 * half }] });
      expect(preview.days.map(({ leave_from, leave_to }) => [leave_from, leave_to])).toEqual([[leaveFrom, leaveTo]]);
      const { body: request } = await one.user.call(calls.request, {
        body: { leave_type_id: one.typeId, ...range(day), parts },
      });
      const hr = await portal.as({ roles: ['hr'] });
      await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
      await portal.settle();
      expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9.5);

      const [workFrom, workTo] = part === 'start' ? [middle, until] : [from, middle];
      portal.clock.set(`${night.worked}T01:00:00Z`);
      await createPunches(
        portal.db,
        one,
        day,
        [
          ['in', workFrom],
          ['out', workTo],
        ],
        'America/New_York',
      );
      await portal.settle();
      const attended = await portal.db
        .selectFrom('attendance_day')
        .select(['state', 'planned_minutes', 'part_leave_minutes', 'late_minutes', 'undertime_minutes'])
        .where('employee_id', '=', one.id)
        .where('work_date', '=', day)
        .executeTakeFirst();
      expect(attended).toEqual({
        ...{ state: 'present', planned_minutes: half, part_leave_minutes: 240 },
        ...{ late_minutes: 0, undertime_minutes: 0 },
      });
    });
