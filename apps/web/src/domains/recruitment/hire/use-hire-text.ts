import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { hireDraftsEndpoints } from '../../../platform/api/endpoints/hire-drafts.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { refreshHireDrafts } from './hire-drafts.queries.ts';
import type { Autosave } from './use-autosave.ts';

/** Calls that take the stored draft: they wait until everything is saved. */
export function useHireText({ uuid }: HireDraft, save: Autosave) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (send: (version: number) => Promise<{ version: number }>): Promise<boolean> => {
    setBusy(true);
    try {
      if (!(await save.flush())) return false;
      save.version.current = (await send(save.version.current)).version;
      return true;
    } catch (problem) {
      showProblem(problem);
      return false;
    } finally {
      await refreshHireDrafts(queries).catch(() => undefined);
      setBusy(false);
    }
  };
  const params = { uuid };
  return {
    isBusy,
    write: (template_id: number | null) =>
      run((version) => callApi(hireDraftsEndpoints.write, { params, body: { version, template_id } })),
    review: (is_reviewed: boolean) =>
      run((version) => callApi(hireDraftsEndpoints.review, { params, body: { version, is_reviewed } })),
  } as const;
}
