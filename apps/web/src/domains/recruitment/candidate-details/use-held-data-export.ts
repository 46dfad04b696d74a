import { useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showFailure } from '../../../platform/feedback/show-problem.ts';

/** Downloads everything that is held about a candidate. Each download is logged. */
export function useHeldDataExport({ id, name }: { readonly id: number; readonly name: string }) {
  const queries = useQueryClient();
  return async () => {
    try {
      const query = apiQuery(candidatesEndpoints.heldData, { params: { id } });
      saveFile(await queries.fetchQuery({ ...query, gcTime: 0, staleTime: 0, retry: false }), `candidate-${id}.json`);
    } catch (problem) {
      showFailure(problem, 'downloading', name);
    }
  };
}
