import { staffUsersCalls as calls, staffUserList } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { type Binding, bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { deactivateStaffUser, reactivateStaffUser } from './deactivate-staff-user.ts';
import { inviteStaffUser } from './invite-staff-user.ts';
import { listStaffUsers } from './read-staff-users.ts';
import { updateStaffUser } from './update-staff-user.ts';

export const staffUsersBindings: readonly Binding[] = [
  ...bindList(staffUserList, listStaffUsers),
  bind(calls.invite, inviteStaffUser),
  bind(calls.update, updateStaffUser),
  bind(calls.deactivate, deactivateStaffUser),
  bind(calls.reactivate, reactivateStaffUser),
  bind(calls.resend, resendInvitation),
  bind(calls.revoke, revokeInvitation),
];
