import { apiQuery } from '../../platform/api/api-query.ts';
import { evaluationsEndpoints } from '../../platform/api/endpoints/evaluations.generated.ts';

export const evaluationHistoryQuery = (id: number) => apiQuery(evaluationsEndpoints.history, { params: { id } });
