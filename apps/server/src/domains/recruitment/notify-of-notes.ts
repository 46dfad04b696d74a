import type { NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { recruitmentNotifications as types } from '@muster/contract/domains/recruitment/recruitment-notifications.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import { clientReadersOf } from './client-users.repository.ts';
import { notedPosition } from './notes.repository.ts';
import type { NotedPlace } from './stored-note.ts';

interface WrittenNote {
  readonly visibility: NoteVisibility;
  readonly isByClient: boolean;
  /** The note that it answers. */
  readonly parentId: number | null;
}

/**
 * Notifies the other side of a note that both read: of a client's note the owner of the position and staff who wrote in the thread, of staff's
 * note the users of the client who see the position. A note on a candidate alone is read by staff, and notifies nobody.
 */
export async function notifyOfNote(ctx: Ctx, place: NotedPlace, note: WrittenNote): Promise<void> {
  const { position_id: positionId, client_id: clientId } = place;
  if (note.visibility !== 'client_shared' || positionId === null || clientId === null) return;
  const noted = await notedPosition(ctx.db, positionId, note.parentId);
  if (!noted) return;
  const { uuid, title: position } = noted;
  if (note.isByClient) {
    const staff = new Set([...(noted.owner_user_id === null ? [] : [noted.owner_user_id]), ...noted.staff_authors]);
    await notifyUsers(ctx, {
      userIds: [...staff],
      type: types.clientNote,
      values: { position, person: ctx.viewer.userId },
      path: pathOf('positionNotes', { uuid }),
    });
    return;
  }
  const readers = await clientReadersOf(ctx.db, positionId);
  for (const [isInArea, path] of [
    [true, pathOf('myOpenPositionNotes', { uuid })],
    [false, pathOf('positionNotes', { uuid })],
  ] as const) {
    const userIds = readers.filter(({ is_in_area }) => is_in_area === isInArea).map(({ id }) => id);
    await notifyUsers(ctx, { userIds, path, type: types.sharedNote, values: { position } });
  }
}
