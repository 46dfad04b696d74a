import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import { type RawBuilder, sql } from 'kysely';

/** Stored pay minutes by name, null without any. */
export const payFields = (stored: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when ${stored} is not null then
  (select json_object_agg(p.name, p.minutes) from unnest(${[...payNames]}::text[], ${stored}) as p (name, minutes)) end`;
