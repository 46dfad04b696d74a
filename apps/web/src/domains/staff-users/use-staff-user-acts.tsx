import type { StaffUserRow } from '@muster/contract/domains/staff-users/staff-user-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { staffUsersEndpoints } from '../../platform/api/endpoints/staff-users.generated.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useConfirm } from '../../platform/feedback/use-confirm.tsx';
import { refreshStaffUsers } from './staff-users.queries.ts';

const requestOf = ({ id, version }: StaffUserRow) => ({ params: { id }, body: { version } });

/** What an admin does with a user besides changing the roles. */
export function useStaffUserActs() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const done = async (text: string) => {
    showSuccess(text);
    await refreshStaffUsers(queries);
  };
  const deactivate = (user: StaffUserRow) =>
    ask({
      title: `Deactivate ${user.name}?`,
      text: `${user.name} is signed out immediately and can no longer sign in. You can reactivate the account later.`,
      danger: true,
      confirmLabel: 'Deactivate',
      processingLabel: 'Deactivating...',
      explain: problemText,
      action: async () => {
        await callApi(staffUsersEndpoints.deactivate, requestOf(user));
        await done(`${user.name} was deactivated.`);
      },
    });
  const revoke = (user: StaffUserRow) =>
    ask({
      title: `Revoke the invitation of ${user.name}?`,
      text: `The link sent to ${user.email} stops working. You can invite the address again.`,
      danger: true,
      confirmLabel: 'Revoke invitation',
      processingLabel: 'Revoking...',
      explain: problemText,
      action: async () => {
        await callApi(staffUsersEndpoints.revoke, requestOf(user));
        await done(`The invitation of ${user.name} was revoked.`);
      },
    });
  const resend = (user: StaffUserRow) =>
    callApi(staffUsersEndpoints.resend, requestOf(user))
      .then(() => done(`Another invitation was sent to ${user.email}.`))
      .catch(showProblem);
  const reactivate = (user: StaffUserRow) =>
    callApi(staffUsersEndpoints.reactivate, requestOf(user))
      .then(() => done(`${user.name} can sign in again.`))
      .catch(showProblem);
  return { deactivate, revoke, resend, reactivate, dialog };
}
