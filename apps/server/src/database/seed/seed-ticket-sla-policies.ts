import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeedTime } from './seed-clients.ts';

/** Office hours in Manila with the public holidays there, and the nights in which people work for clients in the United States. */
export async function seedTicketSlaPolicies(db: Kysely<Database>, { now }: SeedTime): Promise<void> {
  await sql`
    with added as (
      insert into ticket_sla_policy (name, description, timezone_id, holiday_calendar_id, approval_minutes, created_at, updated_at)
      select v.name, v.description, z.id,
        case when v.has_holidays then (select h.id from holiday_calendar h join country c on c.id = h.country_id
          where c.name = 'Philippines' and h.client_id is null and h.state is null order by h.id limit 1) end,
        480, ${now}::timestamptz, ${now}::timestamptz
      from (values
        ('Office hours', 'Weekdays in Manila without public holidays.', 'Asia/Manila', true),
        ('Nights', 'While clients in the United States work.', 'America/New_York', false)
      ) as v (name, description, zone, has_holidays) join timezone z on z.name = v.zone
      returning id, name
    ), hours as (
      insert into ticket_sla_window (policy_id, sequence, days, from_time, to_time)
      select id, 1, '{1,2,3,4,5}', case name when 'Nights' then '08:00'::time else '09:00' end,
        case name when 'Nights' then '20:00'::time else '18:00' end
      from added returning policy_id
    ), pause as (
      insert into ticket_sla_break (policy_id, window_sequence, sequence, from_time, to_time)
      select a.id, 1, 1, '12:00', '13:00' from added a where a.name = 'Office hours' returning policy_id
    ), targets as (
      insert into ticket_sla_target (policy_id, priority, first_response_minutes, resolution_minutes)
      select a.id, v.priority, v.first_response, v.resolution
      from added a, (values (1, 960, 4800), (2, 480, 2400), (3, 240, 960), (4, 60, 480)) as v (priority, first_response, resolution)
      returning policy_id
    )
    select count(*) from targets`.execute(db);
  await sql`
    update ticket_type set sla_policy_id = (select id from ticket_sla_policy where name = 'Office hours')
    where code in ('COE', 'PAY', 'GEN')`.execute(db);
  await sql`
    update ticket_type set sla_policy_id = (select id from ticket_sla_policy where name = 'Nights')
    where code = 'CAND'`.execute(db);
}
