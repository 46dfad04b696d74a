import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay, textId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { leaveBalance, leaveEntry } from './leave-balance-answers.ts';
import { leaveBalanceColumns } from './leave-balance-columns.ts';
import { leaveBalanceAccess } from './leave-balances.policy.ts';
import { adjustLeaveBody } from './leave-balances.schemas.ts';

const asOf = requiredDay('As of').optional();

export const leaveBalancesCalls = {
  /** On `as_of`, by default today: the sum of all entries up to that day. */
  list: defineCall({
    name: 'leave.balance-table',
    method: 'GET',
    path: '/api/leave-balances',
    section: 'ours',
    access: leaveBalanceAccess.list,
    query: listQuery(leaveBalanceColumns, { as_of: asOf }),
    answer: z.object({ as_of: z.string(), data: z.array(leaveBalance), total: z.int().min(0) }),
    audit: null,
  }),
  /** The entries behind one balance, newest first. Planned ones are marked by their day. */
  ledger: defineCall({
    name: 'leave.ledger',
    method: 'GET',
    path: '/api/leave-ledger',
    section: 'ours',
    access: leaveBalanceAccess.list,
    query: z.strictObject({ employee_id: textId('Employee'), leave_type_id: textId('Leave type') }),
    answer: z.object({ entries: z.array(leaveEntry) }),
    audit: null,
  }),
  adjust: defineCall({
    name: 'leave.adjust-balance',
    method: 'POST',
    path: '/api/leave-adjustments',
    section: 'ours',
    access: leaveBalanceAccess.adjust,
    body: adjustLeaveBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'leave.adjust-balance',
    idempotent: true,
    // Acting as somebody else must not open the own balance.
    neverImpersonating: true,
  }),
};

export const leaveBalanceList = defineList({
  name: 'leaveBalances',
  label: 'Leave balances',
  columns: leaveBalanceColumns,
  call: leaveBalancesCalls.list,
});
