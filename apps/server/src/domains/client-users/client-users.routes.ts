import { clientUsersCalls as calls, clientUserList } from '@muster/contract/domains/client-users/client-users.calls.ts';
import { type Binding, bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { deactivateClientUser, reactivateClientUser } from './deactivate-client-user.ts';
import { inviteClientUser } from './invite-client-user.ts';
import { listClientUsers, listUserPositions, readClientUserDetails } from './read-client-users.ts';
import { updateClientUser } from './update-client-user.ts';

export const clientUsersBindings: readonly Binding[] = [
  ...bindList(clientUserList, listClientUsers),
  bind(calls.details, readClientUserDetails),
  bind(calls.positions, listUserPositions),
  bind(calls.invite, inviteClientUser),
  bind(calls.update, updateClientUser),
  bind(calls.deactivate, deactivateClientUser),
  bind(calls.reactivate, reactivateClientUser),
  bind(calls.resend, resendInvitation),
  bind(calls.revoke, revokeInvitation),
];
