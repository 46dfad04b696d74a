import type { CallAnswer } from '@muster/contract';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readStaffUserPage } from './staff-users.repository.ts';

type List = (typeof staffUsersCalls)['list'];

export async function listStaffUsers(
  { db, viewer, clock }: Ctx,
  { question }: ListInput<List>,
): Promise<CallAnswer<List>> {
  const { data, total } = await readStaffUserPage(db, clock.now().toString(), question);
  return { data: data.map((row) => ({ ...row, is_self: row.id === viewer.userId })), total };
}
