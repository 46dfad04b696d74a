import { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createLeaveType } from '../../testing/factories/leave-types.ts';
import { leaveTypeBody } from './leave-type-body.fixture.ts';

/** Somebody changes the notice before the viewer renames it. */
export async function leaveTypeConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const [viewer, other] = [await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['admin'] })];
  const { blackouts: _, name: __, code: ___, source = null, ...columns } = leaveTypeBody;
  const { id, name, code } = await createLeaveType(portal.db, { ...columns, source });
  const body = { ...leaveTypeBody, id, version: 1, name, code, blackouts: [] };
  const change = () => other.call(leaveTypesCalls.update, { body: { ...body, notice_days: 9 } });
  return {
    viewer,
    request: { body: { ...body, name: 'Late' } },
    change,
    by: other.name,
    fields: ['Notice period in days'],
  };
}
