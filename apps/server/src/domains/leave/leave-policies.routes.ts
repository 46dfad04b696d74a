import { leavePoliciesCalls as calls, leavePolicyList } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  createLeavePolicy,
  deleteLeavePolicy,
  removeLeavePolicyVersion,
  updateLeavePolicy,
} from './change-leave-policies.ts';
import { leaveTypeChoices } from './leave-types.repository.ts';
import { previewLeaveAssignment, previewLeavePolicy } from './preview-leave-policy.ts';
import { knownLeavePolicy, readLeavePolicies } from './read-leave-policies.ts';

export const leavePoliciesBindings = [
  ...bindList(leavePolicyList, readLeavePolicies),
  bind(calls.details, knownLeavePolicy),
  bind(calls.types, ({ db }) => leaveTypeChoices(db)),
  bind(calls.preview, previewLeavePolicy),
  bind(calls.previewAssignment, previewLeaveAssignment),
  bind(calls.create, createLeavePolicy),
  bind(calls.update, updateLeavePolicy),
  bind(calls.delete, deleteLeavePolicy),
  bind(calls.removeVersion, removeLeavePolicyVersion),
];
