import type { TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { messages, successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { teamsEndpoints } from '../../../platform/api/endpoints/teams.generated.ts';
import { isProblem, problemText } from '../../../platform/api/problem-error.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useConfirm } from '../../../platform/feedback/use-confirm.tsx';
import { refreshTeams } from '../teams.queries.ts';

/** Asks before a team is dissolved. */
export function useTeamRemoval() {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = ({ id, name }: TeamRow) =>
    ask({
      title: 'Delete Team',
      text: (
        <>
          {messages.confirm.delete('team')} <strong>{name}</strong>
        </>
      ),
      danger: true,
      confirmLabel: 'Delete',
      processingLabel: 'Deleting...',
      action: async () => {
        await callApi(teamsEndpoints.delete, { body: { id } });
        showSuccess(successMessage('Team', 'removed'));
        await refreshTeams(queries);
      },
      explain: (problem) => (isProblem(problem) ? problemText(problem) : messages.toast.deleteFailed('team')),
    });
  return { remove, dialog };
}
