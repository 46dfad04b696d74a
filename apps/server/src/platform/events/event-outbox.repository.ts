import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/is-one-of.ts';
import type { StoredEvent } from './event-listeners.ts';
import type { DomainEvent } from './events.ts';

/** After this time, other processes take over an event whose process died. */
const leaseSeconds = 60;

export async function addEvents(db: Db, events: readonly DomainEvent[]): Promise<void> {
  await insertingEvents(events).execute(db);
}

/** The statement on its own, so that it can run together with others. */
export function insertingEvents(events: readonly DomainEvent[]): RawBuilder<unknown> {
  const given = JSON.stringify(events.map(({ name, payload }) => ({ name, payload })));
  return sql`insert into event_outbox (name, payload)
    select name, payload from jsonb_to_recordset(${given}::jsonb) as given (name text, payload jsonb)`;
}

/** Takes due events, which only this process then delivers. */
export async function claimEvents(db: Db, most: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with claimed as (
      update event_outbox set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from event_outbox where delivered_at is null and parked_at is null and next_try_at <= now()
        order by next_try_at, id limit ${most} for update skip locked
      ) returning id, name, payload, attempts
    ) select * from claimed order by id`.execute(db);
  return rows;
}

/** In the transaction of the listener's work: false if that work was done before. */
export async function noteEffect(db: Db, eventId: number, listener: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into event_effect (event_id, listener) values (${eventId}, ${listener}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** The listeners and events among these whose work was not done before, in the transaction of that work. */
export async function noteEffects(
  db: Db,
  effects: readonly { readonly id: number; readonly listener: string }[],
): Promise<readonly { readonly id: number; readonly listener: string }[]> {
  const { rows } = await sql<{ id: number; listener: string }>`
    insert into event_effect (event_id, listener)
    select id, listener from unnest(${effects.map(({ id }) => id)}::integer[], ${effects.map(({ listener }) => listener)}::text[])
      as e (id, listener)
    on conflict do nothing returning event_id as id, listener`.execute(db);
  return rows;
}

export async function markDelivered(db: Db, eventId: number): Promise<void> {
  await markingDelivered([eventId]).execute(db);
}

/** The statement on its own, so that it can travel with the commit. */
export const markingDelivered = (eventIds: readonly number[]): RawBuilder<unknown> =>
  sql`update event_outbox set delivered_at = now(), last_error = null where ${isOneOf(sql`id`, eventIds)}`;

export async function markFailed(
  db: Db,
  eventId: number,
  error: string,
  retrySeconds: number | 'never',
): Promise<void> {
  const isParked = retrySeconds === 'never';
  await sql`update event_outbox set last_error = ${error.slice(0, 1000)},
      parked_at = case when ${isParked}::boolean then now() end,
      next_try_at = now() + make_interval(secs => ${isParked ? 0 : retrySeconds})
    where id = ${eventId}`.execute(db);
}

/** For events that a person has looked at. Returns the names of those that were parked. */
export async function retryParkedEvents(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update event_outbox set parked_at = null, attempts = 0, next_try_at = now()
    where id = any (${[...ids]}::bigint[]) and parked_at is not null and delivered_at is null returning name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
