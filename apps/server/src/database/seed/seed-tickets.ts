import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type DemoMessage, type DemoTicket, demoTickets } from './demo-tickets.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seedLeaveTickets } from './seed-leave-tickets.ts';

export type ApplyTicketTimes = (db: Kysely<Database>, ticketIds: readonly number[]) => Promise<unknown>;

interface TicketFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
  /** Computes when they are due. */
  readonly applyTicketTimes: ApplyTicketTimes;
}

/** A full inbox: tickets of every side in every state, with conversations, notes, history and ratings. */
export async function seedTickets(db: Kysely<Database>, facts: TicketFacts): Promise<void> {
  await db.updateTable('ticket_type').set({ needs_approval: true }).where('code', 'in', ['EQUIP', 'CAND']).execute();
  const ids: number[] = [];
  for (const ticket of demoTickets) ids.push(await store(db, ticket, facts));
  ids.push(...(await seedLeaveTickets(db)));
  await facts.applyTicketTimes(db, ids);
  // A first response keeps the time that it was measured by, so it comes after that.
  await sql`
    update ticket t set first_responded_at = r.at
    from (select ticket_id, min(sent_at) as at from ticket_reply where is_by_handler group by ticket_id) r
    where r.ticket_id = t.id and t.id = any (${ids}::integer[])`.execute(db);
}

interface Requester {
  readonly id: number;
  readonly employee_id: number | null;
  readonly client_id: number | null;
}

async function store(db: Kysely<Database>, ticket: DemoTicket, { accounts, time }: TicketFacts): Promise<number> {
  const now = Temporal.Instant.from(time.now);
  const at = (ago: number) => now.subtract({ hours: ago }).toString();
  const userOf = (name: string) =>
    accounts.find(({ account }) => account.role === name || account.email === `${name}@demo.test`)?.userId ?? 0;
  const requester = await readRequester(db, userOf(ticket.from));
  const by = (author: string) => (author === 'requester' ? requester.id : userOf(author));
  const type = await readType(db, ticket.type);
  const last = ticket.moves?.at(-1);
  const resolvedAgo = ticket.moves?.find(({ to }) => to === 4)?.ago;
  const status = last?.to ?? 2;
  const { id } = await db
    .insertInto('ticket')
    .values({
      ...{ ticket_type_id: type.id, version_id: type.version_id, subject: ticket.subject, filed_at: at(ticket.ago) },
      ...sideOf(requester),
      ...{ status, priority: ticket.priority ?? type.default_priority, group_role: type.default_group },
      assignee_user_id: ticket.assignee === undefined ? null : userOf(ticket.assignee),
      pending_since: status === 3 && last ? at(last.ago) : null,
      resolved_at: resolvedAgo !== undefined && status >= 4 ? at(resolvedAgo) : null,
      closed_at: status === 5 && last ? at(last.ago) : null,
      version: 1 + (ticket.moves?.length ?? 0),
      approval_state: ticket.isWaiting ? 'pending' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const employee = await readRequester(db, userOf('employee'));
  const details = Object.entries(ticket.details).map(([key, value]) => ({
    ...{ ticket_id: id, version_id: type.version_id, key },
    value: JSON.stringify(filledIn(value, { today: time.today, employee: employee.employee_id })),
  }));
  if (details.length > 0) await db.insertInto('ticket_detail').values(details).execute();
  for (const message of ticket.messages ?? [])
    await storeMessage(db, message, {
      ...{ ticketId: id, author: by(message.by), at: at(message.ago), isByHandler: message.by !== 'requester' },
      mentioned: (message.mentions ?? []).map(userOf),
    });
  await storeMoves(
    db,
    id,
    (ticket.moves ?? []).map((move) => ({ ...move, at: at(move.ago), actor: by(move.by) })),
  );
  if (ticket.isWaiting) await askApprovers(db, id, at(ticket.ago));
  if (ticket.rating && last)
    await db
      .insertInto('ticket_rating')
      .values({ ticket_id: id, user_id: requester.id, ...ticket.rating, rated_at: at(last.ago - 1) })
      .execute();
  return id;
}

/** In the step that the policy of tickets has for their side. */
async function askApprovers(db: Kysely<Database>, ticketId: number, openedAt: string): Promise<void> {
  await sql`
    insert into approval_request (kind, subject_id, policy_version_id, subject_version, requester_user_id, employee_id, client_id, step,
      step_size, step_required, step_approvers, opened_at, step_since, facts)
    select ${ticketApproval}, t.id, v.id, 1, t.requester_user_id, t.employee_id, t.client_id, case t.side when 'client' then 2 else 1 end, 1, 1,
      array(select u.id from app_user u where t.side = 'client' and u.client_id = t.client_id and u.approval_enabled), ${openedAt}::timestamptz,
      ${openedAt}::timestamptz,
      jsonb_build_object('is_from_client', t.side = 'client', 'is_from_employee', t.side = 'employee', 'priority', t.priority)
    from ticket t join approval_policy_version v on v.policy_key = ${ticketApproval} and v.number = 1
    where t.id = ${ticketId}`.execute(db);
}

const sideOf = ({ id, employee_id, client_id }: Requester) => {
  const side = employee_id !== null ? 'employee' : client_id === null ? 'staff' : 'client';
  return { requester_user_id: id, side, employee_id, client_id };
};

/** `DAY-2`, `DAY+7` and `EMPLOYEE` become values. */
function filledIn(value: unknown, known: { readonly today: string; readonly employee: number | null }): unknown {
  if (value === 'EMPLOYEE') return known.employee;
  const day = typeof value === 'string' ? /^DAY([+-]\d+)?$/.exec(value) : null;
  if (day) return addDays(known.today, Number(day[1] ?? 0));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, known)]));
}

interface Placed {
  readonly ticketId: number;
  readonly author: number;
  readonly at: string;
  readonly isByHandler: boolean;
  readonly mentioned: readonly number[];
}

async function storeMessage(db: Kysely<Database>, { text, isNote }: DemoMessage, placed: Placed): Promise<void> {
  const { ticketId: ticket_id, author: author_user_id, at, isByHandler, mentioned } = placed;
  const written = { ticket_id, author_user_id, body: text };
  const { id } = isNote
    ? await db
        .insertInto('ticket_note')
        .values({ ...written, written_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('ticket_reply')
        .values({ ...written, sent_at: at, is_by_handler: isByHandler })
        .returning('id')
        .executeTakeFirstOrThrow();
  const rows = mentioned.map((user_id) => ({ ticket_id, user_id, ...(isNote ? { note_id: id } : { reply_id: id }) }));
  if (rows.length > 0) await db.insertInto('ticket_mention').values(rows).execute();
}

interface Moved {
  readonly to: number;
  readonly at: string;
  readonly actor: number;
}

async function storeMoves(db: Kysely<Database>, ticket_id: number, moves: readonly Moved[]): Promise<void> {
  let before = 2;
  for (const { to, at, actor } of moves) {
    const change = { ticket_id, actor_user_id: actor, at, kind: 'status', before: String(before), after: String(to) };
    await db.insertInto('ticket_change').values(change).execute();
    if (to === 3) await db.insertInto('ticket_pause').values({ ticket_id, from_at: at }).execute();
    before = to;
  }
}

async function readRequester(db: Kysely<Database>, id: number): Promise<Requester> {
  const { rows } = await sql<Requester>`
    select u.id, u.employee_id, coalesce(u.client_id, e.client_id) as client_id
    from app_user u left join employee e on e.id = u.employee_id where u.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`The demo company has no user ${id}.`);
  return found;
}

interface Type {
  readonly id: number;
  readonly version_id: number;
  readonly default_priority: number;
  readonly default_group: string;
}

async function readType(db: Kysely<Database>, code: string): Promise<Type> {
  const { rows } = await sql<Type>`
    select t.id, t.default_priority, t.default_group, v.id as version_id
    from ticket_type t join ticket_type_version v on v.ticket_type_id = t.id
    where t.code = ${code} order by v.number desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`The demo company has no ticket type ${code}.`);
  return found;
}
