import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { createUser } from './accounts.ts';
import { createApplication } from './applications.ts';

export async function takePart(db: Db, interview_id: number, user_id: number, side: 'client' | 'staff') {
  await db.insertInto('interview_attendee').values({ interview_id, user_id, side }).execute();
}

/** Planned for a Monday in March 2099 where nothing else is given, without attendees. */
export async function createInterview(
  db: Db,
  gaps: Partial<Insertable<Database['interview']>> = {},
): Promise<Selectable<Database['interview']>> {
  return db
    .insertInto('interview')
    .values({
      starts_at: '2099-03-02T01:00:00Z',
      ends_at: '2099-03-02T01:45:00Z',
      timezone_id: zoneIds.manila,
      kind: 'first',
      method: 'video',
      calendar_uid: `${crypto.randomUUID()}@muster`,
      booked_at: '2026-03-01T00:00:00Z',
      ...gaps,
      application_id: gaps.application_id ?? (await createApplication(db, { stage: 'presented' })).id,
      booked_by_user_id: gaps.booked_by_user_id ?? (await createUser(db, { roles: ['recruitment'] })).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
