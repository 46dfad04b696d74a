import { shownNotifications } from '../domains/notifications/shown-notifications.ts';
import { findViewer } from '../platform/session/viewer.repository.ts';
import type { TestPortal } from './build-test-app.ts';

export interface ReadNotice {
  readonly type: string;
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
  readonly area: string | null;
  readonly person: string | null;
}

/** The notifications of a user as the user reads them now, oldest first. */
export async function readNotices({ db }: Pick<TestPortal, 'db'>, userId: number): Promise<ReadNotice[]> {
  const viewer = await findViewer(db, userId);
  if (!viewer) throw new Error(`There is no user ${userId}.`);
  const rows = await db
    .selectFrom('notification')
    .select(['type', 'title', 'body', 'params', 'link'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const read = rows.map((row) => ({ ...row, params: row.params as Readonly<Record<string, unknown>> | null }));
  return (await shownNotifications(db, viewer, read)).map(({ type, shown }) => ({ type, ...shown }));
}
