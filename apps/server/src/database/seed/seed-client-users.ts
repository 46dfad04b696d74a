import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { personOfTwoCompanies } from './demo-people.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seededRandom } from './seeded-random.ts';

/** Colleagues of the first demo client: one in every status. Nobody signs in as one of them. */
const people = [
  { name: ['Grace', 'Whitfield'], role: 'client-admin', status: 'active', signedIn: 2, approves: true },
  { name: ['Marcus', 'Dunne'], role: 'client-user', status: 'active', signedIn: 9, chosen: 1 },
  { name: ['Priya', 'Raman'], role: 'client-user', status: 'active', signedIn: 1, chosen: 2 },
  { name: ['Owen', 'Castell'], role: 'client-user', status: 'invited', linkUntil: 2 },
  { name: ['Beatrice', 'Holt'], role: 'client-user', status: 'invited', linkUntil: -4 },
  { name: ['Leo', 'Farrant'], role: 'client-user', status: 'disabled', signedIn: 40 },
] as const;

export async function seedClientUsers(db: Kysely<Database>, facts: ClientUserFacts): Promise<void> {
  const { accounts, time } = facts;
  await seedPersonOfTwoCompanies(db, facts);
  const admin = accounts.find(({ account }) => account.role === 'client-admin' && account.client === 'first');
  if (!admin) return;
  const { client_id: clientId, timezone_id } = await db
    .selectFrom('app_user')
    .select(['client_id', 'timezone_id'])
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  if (clientId === null) return;
  const now = Temporal.Instant.from(time.now);
  const inDays = (days: number) => now.add({ hours: days * 24 }).toString();
  const random = seededRandom('muster client users');
  const ids = await reserveIds(db, 'app_user', people.length);
  const placed = people.map((person, index) => ({ ...person, id: ids[index] ?? 0 }));
  const email = ([first, last]: readonly [string, string]) => `${first}.${last}@client.example`.toLowerCase();
  await insertRows(
    db,
    'app_user',
    placed.map((person) => ({
      id: person.id,
      uuid: random.uuid(),
      name: person.name.join(' '),
      first_name: person.name[0],
      last_name: person.name[1],
      email: email(person.name),
      status: person.status,
      disabled_from: person.status === 'disabled' ? 'active' : null,
      disabled_by: person.status === 'disabled' ? 'admin' : null,
      timezone_id,
      client_id: clientId,
      approval_enabled: 'approves' in person,
      has_chosen_positions: 'chosen' in person,
      created_at: inDays(-60),
      updated_at: inDays(-60),
    })),
  );
  for (const { id, role } of placed)
    await sql`insert into user_role (user_id, role_id) select ${id}, r.id from role r where r.name = ${role}`.execute(
      db,
    );
  for (const person of placed) {
    if ('chosen' in person)
      await sql`
        insert into client_user_position (user_id, position_id)
        select ${person.id}, p.id from open_position p where p.client_id = ${clientId} order by p.id limit ${person.chosen}`.execute(
        db,
      );
    if ('signedIn' in person)
      await sql`
        insert into session (token_hash, user_id, level, created_at, last_seen_at, expires_at, ended_at, ended_reason)
        values (${`demo-${person.id}`}, ${person.id}, 'full', ${inDays(-person.signedIn)}, ${inDays(-person.signedIn)},
          ${inDays(1 - person.signedIn)}, ${inDays(-person.signedIn)}, 'log-out')`.execute(db);
    if ('linkUntil' in person)
      await sql`
        insert into account_token (purpose, token_hash, user_id, email, created_at, expires_at)
        values ('invite', ${`demo-${person.id}`}, ${person.id}, ${email(person.name)}, ${inDays(person.linkUntil - 3)},
          ${inDays(person.linkUntil)})`.execute(db);
  }
}

interface ClientUserFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** With the demo password, which the first account has. */
async function seedPersonOfTwoCompanies(db: Kysely<Database>, { accounts, time }: ClientUserFacts): Promise<void> {
  const { email, firstName, lastName } = personOfTwoCompanies;
  const random = seededRandom('muster two companies');
  const [mainId = 0, linkedId = 0] = await reserveIds(db, 'app_user', 2);
  const places = [
    { id: mainId, client: 'first', role: 'client-user', main: null },
    { id: linkedId, client: 'second', role: 'client-admin', main: mainId },
  ] as const;
  for (const { id, client, role, main } of places) {
    const colleague = accounts.find(({ account }) => account.role === 'client-admin' && account.client === client);
    await sql`
      insert into app_user (id, uuid, name, first_name, last_name, email, password_hash, password_changed_at, timezone_id, client_id,
        main_user_id, created_at, updated_at)
      select ${id}::integer, ${random.uuid()}::uuid, ${`${firstName} ${lastName}`}::text, ${firstName}::text, ${lastName}::text, ${email}::citext,
        case when ${main}::integer is null then password_hash end, case when ${main}::integer is null then password_changed_at end,
        timezone_id, client_id, ${main}::integer, ${time.now}::timestamptz, ${time.now}::timestamptz
      from app_user where id = ${colleague?.userId ?? 0}`.execute(db);
    await sql`insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r
      where u.id = ${id} and r.name = ${role}`.execute(db);
  }
}
