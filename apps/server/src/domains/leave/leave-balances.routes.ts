import { leaveBalancesCalls as calls, leaveBalanceList } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { adjustLeaveBalance } from './adjust-leave-balance.ts';
import { knownLeaveLedger, readLeaveBalances } from './read-leave-balances.ts';

export const leaveBalancesBindings = [
  ...bindList(leaveBalanceList, readLeaveBalances),
  bind(calls.ledger, knownLeaveLedger),
  bind(calls.adjust, adjustLeaveBalance),
];
