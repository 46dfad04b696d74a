import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { hireDraftQuery, refreshHireDrafts } from './hire-drafts.queries.ts';

/** Suggestions that somebody of the company dismissed. They are stored with the draft. */
export function useDismissed({ uuid, version, dismissed }: HireDraft) {
  const queries = useQueryClient();
  const store = async (
    next: readonly string[],
    part: { readonly dismiss: string } | { readonly show_dismissed: true },
  ) => {
    const { queryKey } = hireDraftQuery(uuid);
    queries.setQueryData(queryKey, (known: HireDraft | undefined) => known && { ...known, dismissed: [...next] });
    try {
      await callApi(hireDraftsEndpoints.save, { params: { uuid }, body: { version, ...part } });
    } catch (problem) {
      showProblem(problem);
      await refreshHireDrafts(queries).catch(() => undefined);
    }
  };
  return {
    dismissed,
    dismiss: (key: string) => void store([...dismissed, key], { dismiss: key }),
    showAll: () => void store([], { show_dismissed: true }),
  } as const;
}
