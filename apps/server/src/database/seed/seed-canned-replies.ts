import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeedTime } from './seed-clients.ts';

const greeting = 'Hello {requester},';
const ending = 'Kind regards\n{agent}';
const letter = (text: string) => `${greeting}\n\n${text}\n\n${ending}`;

/** Texts of each kind: for every ticket and for one type, with and without what not every ticket has, and one that is no longer used. */
const examples = [
  {
    name: 'We received your ticket',
    body: letter('Thank you for {number}. We are looking into it and will be back today.'),
  },
  {
    name: 'We need more details',
    body: letter('To continue with "{subject}" we need to know since when this happens, and on which device.'),
  },
  {
    name: 'Solved, please check',
    body: letter('This should work again. Please try it, and reply here if it does not.'),
  },
  {
    name: 'Restart and sign in again',
    type: 'IT',
    body: letter('Please restart the computer, sign in again and tell us what you see.'),
  },
  { name: 'Accounts are closed', type: 'LOGOFF', body: letter('All accounts of {employee} for {client} are closed.') },
  {
    name: 'Holiday hours',
    body: letter('Our desk is closed on public holidays. We continue on the next working day.'),
    is_active: false,
  },
] as const;

export async function seedCannedReplies(db: Kysely<Database>, { now }: SeedTime): Promise<void> {
  const types = await db.selectFrom('ticket_type').select(['id', 'code']).execute();
  const records = examples.map(({ name, body, ...example }) => ({
    ...{ name, body, is_active: !('is_active' in example), created_at: now, updated_at: now },
    ticket_type_id: 'type' in example ? (types.find(({ code }) => code === example.type)?.id ?? null) : null,
  }));
  await db.insertInto('canned_reply').values(records).execute();
}
