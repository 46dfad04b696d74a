import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { jobDescriptionsEndpoints } from '../../platform/api/endpoints/job-descriptions.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { refreshJobDescriptions } from './job-descriptions.queries.ts';

/** Keeps that the viewer read a version of the description of a position. */
export function useReview(positionId: number) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (version: number) => {
    setBusy(true);
    try {
      await callApi(jobDescriptionsEndpoints.review, { params: { id: positionId }, body: { version } });
      showSuccess(`Version ${version} is now reviewed. The client can read it.`);
    } catch (problem) {
      showProblem(problem);
    }
    await refreshJobDescriptions(queries);
    setBusy(false);
  };
  return { confirm, isBusy };
}
