import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import type { HoursApproval, hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { storeHoursApprovers } from '../accounts/index.ts';
import { clientChanged, storeClientApproval } from '../clients/index.ts';
import { readHoursApproval } from './hours-approval.repository.ts';

type Calls = typeof hoursApprovalCalls;

export function readClientApproval(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  return foundApproval(ctx, id);
}

/** Turns the approval of hours and leave by a client on or off, and chooses its approvers. @throws Problem not-found, invalid-input */
export async function setHoursApproval(ctx: Ctx, { body }: CallInput<Calls['set']>): Promise<void> {
  const { client_id: clientId, approves_hours: approvesHours, approves_leave: approvesLeave, user_ids: userIds } = body;
  await storeClientApproval(ctx.db, clientId, { approvesHours, approvesLeave });
  const before = await foundApproval(ctx, clientId);
  const known = before.users.map(({ id }) => id);
  if (userIds.some((id) => !known.includes(id)))
    throw invalidInput({ user_ids: ['Choose users of this client who can sign in.'] });
  await storeHoursApprovers(ctx.db, clientId, userIds);
  await ctx.audit({
    event: 'clients.set-hours-approval',
    subject: { kind: 'client', id: String(clientId) },
    clientId,
    before: { approvers: approversIn(before) },
    after: {
      approves_hours: approvesHours,
      approves_leave: approvesLeave,
      approvers: approversIn(await foundApproval(ctx, clientId)),
    },
  });
  await ctx.announce(clientChanged, { clientId });
}

const approversIn = ({ users }: HoursApproval) =>
  users.filter(({ is_approver }) => is_approver).map(({ name }) => name);

async function foundApproval({ db }: Ctx, clientId: number): Promise<HoursApproval> {
  const found = await readHoursApproval(db, clientId);
  if (!found) throw notFound('client');
  return found;
}
