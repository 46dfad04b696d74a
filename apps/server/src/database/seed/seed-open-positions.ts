import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { demoOpenPositions } from './demo-open-positions.ts';
import { currencyIds, zoneIds } from './known-ids.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

interface OpenPositionFacts {
  readonly accounts: readonly SeededAccount[];
  readonly clients: readonly SeededCompany[];
  readonly time: SeedTime;
}

/** Positions in every status, each with the way to it. */
export async function seedOpenPositions(db: Kysely<Database>, facts: OpenPositionFacts): Promise<void> {
  for (const position of demoOpenPositions) await store(db, position, facts);
  await choosePositions(db, facts.accounts);
}

/** The client user sees the positions of the own team, the client admin all of the company. */
async function choosePositions(db: Kysely<Database>, accounts: readonly SeededAccount[]): Promise<void> {
  const user = accounts.find(({ account }) => account.role === 'client-user');
  if (!user) return;
  const { userId } = user;
  const { client_id } = await db
    .updateTable('app_user')
    .set({ has_chosen_positions: true })
    .where('id', '=', userId)
    .returning('client_id')
    .executeTakeFirstOrThrow();
  const positions = await db
    .selectFrom('open_position')
    .select('id')
    .where('client_id', '=', client_id)
    .orderBy('id')
    .limit(2)
    .execute();
  await db
    .insertInto('client_user_position')
    .values(positions.map(({ id }) => ({ user_id: userId, position_id: id })))
    .execute();
}

type DemoOpenPosition = (typeof demoOpenPositions)[number];

async function store(db: Kysely<Database>, position: DemoOpenPosition, { accounts, clients, time }: OpenPositionFacts) {
  const client = clients[position.client];
  if (!client) throw new Error('The demo positions need more clients.');
  const userOf = (role: string) => accounts.find(({ account }) => account.role === role)?.userId ?? null;
  const now = Temporal.Instant.from(time.now);
  const ago = (days: number) => now.subtract({ hours: days * 24 }).toString();
  const { path } = position;
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) throw new Error(`The demo position ${position.title} needs a status.`);
  const from = path.at(-2)?.status;
  const { id } = await db
    .insertInto('open_position')
    .values({
      client_id: client.id,
      title: position.title,
      status: last.status,
      paused_from_status: last.status === 'pause' ? (from ?? 'sourcing') : null,
      status_since: ago(last.ago),
      opened_at: ago(first.ago),
      headcount: position.places,
      filled_count: position.filled,
      employment_type: position.type,
      work_location: position.place,
      shift_start: position.shift[0],
      shift_end: position.shift[1],
      timezone_id: zoneIds[client.company.zone],
      start_by: Temporal.PlainDate.from(time.today).add({ days: position.startIn }).toString(),
      must_have: [...position.must],
      nice_to_have: [...position.nice],
      owner_user_id: position.owner === null ? null : userOf(position.owner),
      priority: position.priority,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [least, most] = position.budget;
  await db
    .insertInto('open_position_budget')
    .values({
      position_id: id,
      currency_id: currencyIds[client.company.currency],
      least_cents: least * 100,
      most_cents: most * 100,
    })
    .execute();
  const spans = path.map(({ status, ago: since, reason = null }, index) => {
    const next = path[index + 1];
    return {
      position_id: id,
      status,
      since: ago(since),
      until: next ? ago(next.ago) : null,
      reason,
      actor_user_id: userOf(position.owner ?? 'recruitment'),
    };
  });
  await db.insertInto('open_position_status').values(spans).execute();
}
