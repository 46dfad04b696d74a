import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useRemoval } from '../../platform/feedback/use-removal.tsx';
import { refreshCandidates } from './candidates.queries.ts';

interface NamedCandidate {
  readonly id: number;
  readonly name: string;
}

/** Archives candidates, brings them back and deletes them. Render `dialog`. */
export function useCandidateActs() {
  const queries = useQueryClient();
  const { remove, dialog } = useRemoval({
    thing: 'Candidate',
    nameOf: ({ name }: NamedCandidate) => name,
    send: ({ id }) => callApi(candidatesEndpoints.delete, { body: { id } }),
    refresh: refreshCandidates,
  });
  const setArchived = async ({ id, name }: NamedCandidate, isArchived: boolean) => {
    try {
      if (isArchived) await callApi(candidatesEndpoints.archive, { params: { id } });
      else await callApi(candidatesEndpoints.unarchive, { params: { id } });
      showSuccess(isArchived ? `${name} is now archived.` : `${name} is back in the list.`);
    } catch (problem) {
      showProblem(problem);
    }
    await refreshCandidates(queries);
  };
  return { setArchived, remove, dialog };
}
