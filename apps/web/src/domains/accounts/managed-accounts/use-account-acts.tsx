import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';

/** A user of a company as those see it who manage its users. */
export interface ManagedAccount {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  /** `expired`: invited, and the link has ended. */
  readonly status: 'active' | 'invited' | 'expired' | 'inactive';
  readonly is_self: boolean;
}

type Send = (request: {
  readonly params: { readonly id: number };
  readonly body: { readonly version: number };
}) => Promise<unknown>;

interface ManagedAccounts {
  readonly calls: Readonly<Record<'deactivate' | 'reactivate' | 'resend' | 'revoke', Send>>;
  readonly refresh: (queries: QueryClient) => Promise<unknown>;
  /** What ends when people deactivate themselves, where they may. */
  readonly ownText?: string;
  readonly onRevoked?: (() => void) | undefined;
}

export type AccountActs = ReturnType<typeof useAccountActs>;

const requestOf = ({ id, version }: ManagedAccount) => ({ params: { id }, body: { version } });

/** Ends and restores the access of users, and sends and revokes their invitations. */
export function useAccountActs({ calls, refresh, ownText, onRevoked }: ManagedAccounts) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const done = async (text: string) => {
    showSuccess(text);
    await refresh(queries);
  };
  const deactivate = (user: ManagedAccount) => {
    const isOwn = user.is_self && ownText !== undefined;
    return ask({
      title: isOwn ? 'Deactivate your own account?' : `Deactivate ${user.name}?`,
      text: isOwn
        ? ownText
        : `${user.name} is signed out immediately and can no longer sign in. You can reactivate the account later.`,
      danger: true,
      confirmLabel: 'Deactivate',
      processingLabel: 'Deactivating...',
      explain: problemText,
      action: async () => {
        await calls.deactivate(requestOf(user));
        await done(`${user.name} was deactivated.`);
      },
    });
  };
  const revoke = (user: ManagedAccount) =>
    ask({
      title: `Revoke the invitation of ${user.name}?`,
      text: `The link sent to ${user.email} stops working. You can invite the address again.`,
      danger: true,
      confirmLabel: 'Revoke invitation',
      processingLabel: 'Revoking...',
      explain: problemText,
      action: async () => {
        await calls.revoke(requestOf(user));
        onRevoked?.();
        await done(`The invitation of ${user.name} was revoked.`);
      },
    });
  const resend = (user: ManagedAccount) =>
    calls
      .resend(requestOf(user))
      .then(() => done(`Another invitation was sent to ${user.email}.`))
      .catch(showProblem);
  const reactivate = (user: ManagedAccount) =>
    calls
      .reactivate(requestOf(user))
      .then(() => done(`${user.name} can sign in again.`))
      .catch(showProblem);
  return { deactivate, revoke, resend, reactivate, dialog };
}
