import { leaveTypesCalls as calls, leaveTypeList } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createLeaveType, deleteLeaveType, updateLeaveType } from './change-leave-types.ts';
import { readLeaveTypePage } from './leave-types.repository.ts';
import { knownLeaveType } from './read-leave-types.ts';

export const leaveTypesBindings = [
  ...bindList(leaveTypeList, ({ db }, { question }) => readLeaveTypePage(db, question)),
  bind(calls.details, (ctx, { params }) => knownLeaveType(ctx, params.id)),
  bind(calls.create, createLeaveType),
  bind(calls.update, updateLeaveType),
  bind(calls.delete, deleteLeaveType),
];
