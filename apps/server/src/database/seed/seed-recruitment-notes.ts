import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';
import { seededRandom } from './seeded-random.ts';

interface NoteFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

type Note = Insertable<Database['recruitment_note']>;

const positionsWithNotes = 6;

/** Notes of both sides and of every audience on the first positions, on who is presented, and on candidates; a few public links. */
export async function seedRecruitmentNotes(db: Kysely<Database>, { accounts, time }: NoteFacts): Promise<void> {
  const ids = accounts.map(({ userId }) => userId);
  const users = await db.selectFrom('app_user').select(['id', 'name', 'client_id']).where('id', 'in', ids).execute();
  const authorOf = (role: string) => {
    const userId = accounts.find(({ account }) => account.role === role)?.userId;
    const user = users.find(({ id }) => id === userId);
    return user && { author_user_id: user.id, author_name: user.name, author_client_id: user.client_id };
  };
  const recruiter = authorOf('recruitment');
  const colleague = authorOf('hr');
  if (!recruiter || !colleague) return;
  const now = Temporal.Instant.from(time.now);
  const ago = (hours: number) => now.subtract({ hours }).toString();
  const staff = { ...recruiter, author_client_id: null };
  const buyers = ['client', 'client-user', 'client-admin'].flatMap((role) => authorOf(role) ?? []);
  const positions = await db
    .selectFrom('open_position')
    .select(['id', 'client_id'])
    .orderBy('id')
    .limit(positionsWithNotes)
    .execute();
  for (const [index, { id: open_position_id, client_id }] of positions.entries()) {
    const buyer = buyers.filter(({ author_client_id }) => author_client_id === client_id);
    const about = { open_position_id };
    await store(db, { ...staff, ...about, visibility: 'staff', body: texts.market, created_at: ago(90 + index) });
    const asked = { ...staff, ...about, visibility: 'client_shared', body: texts.season, created_at: ago(70 + index) };
    const question = await store(db, asked);
    const reply = { ...about, parent_id: question, parent_visibility: 'client_shared', created_at: ago(50 + index) };
    const [first] = buyer;
    if (first) await store(db, { ...first, ...reply, visibility: 'client_shared', body: texts.june });
    const internal = { ...colleague, author_client_id: null, visibility: 'staff', body: texts.budget };
    await store(db, { ...reply, ...internal, created_at: ago(48 + index) });
    if (index % 2 === 0)
      await store(db, {
        ...staff,
        ...about,
        visibility: 'staff_private',
        body: texts.mine,
        created_at: ago(30 + index),
      });
    const presented = await db
      .selectFrom('application')
      .select(['id', 'candidate_id'])
      .where('position_id', '=', open_position_id)
      .where('presented_at', 'is not', null)
      .orderBy('id')
      .limit(2)
      .execute();
    for (const [place, { id: application_id, candidate_id }] of presented.entries()) {
      const [writer] = place === 0 ? buyer : [];
      if (writer)
        await store(db, {
          ...writer,
          application_id,
          visibility: 'client_shared',
          body: texts.liked,
          created_at: ago(20 + index),
        });
      const shared = { ...staff, application_id, visibility: 'client_shared', body: texts.notice };
      await store(db, { ...shared, created_at: ago(22 + index) });
      await store(db, {
        ...staff,
        candidate_id,
        visibility: 'staff',
        body: texts.called,
        created_at: ago(100 + index),
      });
    }
  }
  await seedLinks(db, { userId: recruiter.author_user_id, now });
}

async function store(db: Kysely<Database>, note: Note): Promise<number> {
  return (await db.insertInto('recruitment_note').values(note).returning('id').executeTakeFirstOrThrow()).id;
}

/** Nobody has the secrets of these links: they show how the list of a candidate looks. */
async function seedLinks(
  db: Kysely<Database>,
  { userId, now }: { readonly userId: number; readonly now: Temporal.Instant },
): Promise<void> {
  const random = seededRandom('muster demo candidate links');
  const people = await db
    .selectFrom('candidate')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(3)
    .execute();
  const ago = (days: number) => now.subtract({ hours: days * 24 }).toString();
  for (const { id: candidate_id } of people)
    for (const { label, days, opened, revoked } of links)
      await db
        .insertInto('candidate_link')
        .values({
          candidate_id,
          label,
          token_hash: random.digits(64),
          created_at: ago(20),
          created_by_user_id: userId,
          expires_at: now.add({ hours: (days - 20) * 24 }).toString(),
          revoked_at: revoked ? ago(2) : null,
          opened_count: opened,
          last_opened_at: opened === 0 ? null : ago(3),
        })
        .execute();
}

const links = [
  { label: 'Prospect in Brisbane', days: 30, opened: 4, revoked: false },
  { label: 'Panel of the job fair', days: 90, opened: 0, revoked: false },
  { label: 'Earlier prospect', days: 14, opened: 2, revoked: false },
  { label: 'Sent by mistake', days: 30, opened: 1, revoked: true },
] as const;

const texts = {
  market: 'Three other companies in Makati are hiring for the same trade. Expect two weeks more than usual.',
  season: 'When does your busy season begin? Candidates with a notice period of 30 days need an offer before.',
  june: 'From June on. A start in May would be perfect.',
  budget: 'Their last hire took the upper end of the range, so there is room.',
  mine: 'Ask the owner about the second place before Friday.',
  liked: 'Good answers about month-end work. We would like to see how the reconciliations were done.',
  notice: 'Has a notice period of 30 days and can work in your hours from the first day.',
  called: 'Called on the weekend: prefers to work from home and has own equipment.',
} as const;
