import { notesCalls as calls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

async function ownNote({ portal }: ConflictCast) {
  const viewer = await portal.as({ roles: ['admin'] });
  const position = await createOpenPosition(portal.db);
  const body = { about: 'position', about_id: position.id, body: 'Asks for Xero.', visibility: 'staff' } as const;
  const { id } = (await viewer.call(calls.add, { body })).body;
  return { viewer, params: { id } };
}

/** The author edits the note on another page first. */
export async function noteEditConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { viewer, params } = await ownNote(cast);
  const edit = (body: string) => ({ params, body: { version: 1, body } });
  const change = () => viewer.call(calls.edit, edit('Asks for MYOB.'));
  return { viewer, request: edit('Asks for nothing.'), change, by: viewer.name, fields: ['Note'] };
}

/** The author shares the note on another page first. */
export async function noteShareConflict(cast: ConflictCast): Promise<ConflictExample> {
  const { viewer, params } = await ownNote(cast);
  const share = (visibility: 'staff_private' | 'client_shared') => ({ params, body: { version: 1, visibility } });
  const change = () => viewer.call(calls.share, share('client_shared'));
  return { viewer, request: share('staff_private'), change, by: viewer.name, fields: ['Visible to'] };
}
