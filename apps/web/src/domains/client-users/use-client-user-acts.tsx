import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { clientUsersEndpoints } from '../../platform/api/endpoints/client-users.generated.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useConfirm } from '../../platform/feedback/use-confirm.tsx';
import { refreshClientUsers } from './client-users.queries.ts';

const requestOf = ({ id, version }: ClientUserRow) => ({ params: { id }, body: { version } });

/** What a client admin does with a user besides changing the rights. */
export function useClientUserActs({ onRevoked }: { readonly onRevoked?: () => void } = {}) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const done = async (text: string) => {
    showSuccess(text);
    await refreshClientUsers(queries);
  };
  const deactivate = (user: ClientUserRow) =>
    ask({
      title: user.is_self ? 'Deactivate your own account?' : `Deactivate ${user.name}?`,
      text: user.is_self
        ? 'You are signed out immediately and cannot sign in again until another client admin reactivates you.'
        : `${user.name} is signed out immediately and can no longer sign in. You can reactivate the account later.`,
      danger: true,
      confirmLabel: 'Deactivate',
      processingLabel: 'Deactivating...',
      explain: problemText,
      action: async () => {
        await callApi(clientUsersEndpoints.deactivate, requestOf(user));
        await done(`${user.name} was deactivated.`);
      },
    });
  const revoke = (user: ClientUserRow) =>
    ask({
      title: `Revoke the invitation of ${user.name}?`,
      text: `The link sent to ${user.email} stops working. You can invite the address again.`,
      danger: true,
      confirmLabel: 'Revoke invitation',
      processingLabel: 'Revoking...',
      explain: problemText,
      action: async () => {
        await callApi(clientUsersEndpoints.revoke, requestOf(user));
        onRevoked?.();
        await done(`The invitation of ${user.name} was revoked.`);
      },
    });
  const resend = (user: ClientUserRow) =>
    callApi(clientUsersEndpoints.resend, requestOf(user))
      .then(() => done(`Another invitation was sent to ${user.email}.`))
      .catch(showProblem);
  const reactivate = (user: ClientUserRow) =>
    callApi(clientUsersEndpoints.reactivate, requestOf(user))
      .then(() => done(`${user.name} can sign in again.`))
      .catch(showProblem);
  return { deactivate, revoke, resend, reactivate, dialog };
}
