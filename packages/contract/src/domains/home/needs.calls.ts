import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { need, needKinds, settledNeed } from './need-answers.ts';

/** How many rows one answer has at most. */
export const mostNeeds = 200;

/** How long an entry can be put off. */
export const longestSnoozeDays = 30;

const address = z.strictObject({ uuid: z.uuid() });
const count = z.int().min(0);

export const needsCalls = {
  /**
   * What waits for the viewer in all areas, what is due first first: decisions, also as the substitute of an approver, and own things
   * to do. The home page, the action center, the menu and the search read this one answer; `most: 0` reads the counts alone.
   */
  list: defineCall({
    name: 'home.needs',
    method: 'GET',
    path: '/api/needs',
    section: '2.7',
    access: 'login',
    query: z.strictObject({
      kind: z.enum(needKinds).optional(),
      /** Only decisions about this client: its people, its hours and its tickets. */
      client_id: z.coerce.number().int().min(1).optional(),
      /** `now`: what is not snoozed. Default. */
      show: z.enum(['now', 'overdue', 'snoozed']).default('now'),
      most: z.coerce.number().int().min(0).max(mostNeeds).default(8),
    }),
    answer: z.object({
      /** Kinds with anything waiting now, counted as the list counts its rows; the filters do not change them. */
      counts: z.array(z.object({ kind: z.enum(needKinds), count: z.int().min(1) })),
      /** Of the rows that wait now. */
      overdue: count,
      snoozed: count,
      /** Rows of the chosen filters. */
      total: count,
      data: z.array(need),
    }),
    audit: null,
  }),

  /** One entry by its address: as it waits, or what became of it. Not found for viewers whom it never waited for. */
  read: defineCall({
    name: 'home.need',
    method: 'GET',
    path: '/api/needs/:uuid',
    section: '2.4',
    access: 'login',
    params: address,
    answer: z.object({ need: need.nullable(), settled: settledNeed.nullable() }),
    audit: null,
  }),

  /**
   * Puts an entry off until a time; null brings it back. It comes back earlier when it is due. Others still see it.
   */
  snooze: defineCall({
    name: 'home.snooze-need',
    method: 'PUT',
    path: '/api/needs/:uuid/snooze',
    section: '2.4',
    access: 'login',
    params: address,
    body: z.strictObject({ until: z.iso.datetime({ offset: true }).nullable() }),
    answer: z.object({ snoozed_until: z.string().nullable() }),
    audit: 'home.snooze-need',
  }),
};
