import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { holidaySwap, ownHolidaySwaps, substituteDays } from './holiday-swap-answers.ts';
import { holidaySwapColumns } from './holiday-swap-columns.ts';
import { holidaySwapLabels as labels } from './holiday-swaps.constants.ts';
import { holidaySwapAccess } from './holiday-swaps.policy.ts';
import { cancelHolidaySwapBody, decideHolidaySwapBody, requestHolidaySwapBody } from './holiday-swaps.schemas.ts';

/** Ours. An employee works on a holiday and has another day off; an approver decides. */
export const holidaySwapsCalls = {
  /** The viewer's latest 30 swaps, and the holidays of the next year that can be swapped. */
  own: defineCall({
    name: 'holidays.own-swaps',
    method: 'GET',
    path: '/api/holiday-swaps/own',
    section: '2.3',
    access: 'login',
    answer: ownHolidaySwaps,
    audit: null,
  }),

  substitutes: defineCall({
    name: 'holidays.substitute-days',
    method: 'GET',
    path: '/api/holiday-swaps/substitute-days',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ holiday_day: requiredDay(labels.holiday_day) }),
    answer: substituteDays,
    audit: null,
  }),

  request: defineCall({
    name: 'holidays.request-swap',
    method: 'POST',
    path: '/api/holiday-swaps',
    section: '2.3',
    access: 'login',
    body: requestHolidaySwapBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'holidays.request-swap',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** Withdraws a swap that waits, or undoes an approved one: the employee before the earlier of both days, staff with a reason. */
  cancel: defineCall({
    name: 'holidays.cancel-swap',
    method: 'DELETE',
    path: '/api/holiday-swaps',
    section: '2.3',
    access: 'login',
    body: cancelHolidaySwapBody,
    answer: 'nothing',
    audit: 'holidays.cancel-swap',
    neverImpersonating: true,
  }),

  /** Within the viewer's reach: waiting ones oldest first, closed ones latest first. */
  list: defineCall({
    name: 'holidays.swaps',
    method: 'GET',
    path: '/api/holiday-swaps',
    section: '2.4',
    access: holidaySwapAccess.decide,
    query: listQuery(holidaySwapColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(holidaySwap), total: z.int().min(0) }),
    audit: null,
  }),

  decide: defineCall({
    name: 'holidays.decide-swap',
    method: 'PUT',
    path: '/api/holiday-swaps',
    section: '2.4',
    access: holidaySwapAccess.decide,
    body: decideHolidaySwapBody,
    answer: 'nothing',
    audit: 'holidays.decide-swap',
    neverImpersonating: true,
  }),
};

export const holidaySwapList = defineList({
  name: 'holidaySwaps',
  label: 'Holiday swaps',
  columns: holidaySwapColumns,
  call: holidaySwapsCalls.list,
});
