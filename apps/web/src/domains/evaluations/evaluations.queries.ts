import { apiQuery } from '../../platform/api/api-query.ts';
import { evaluationWires } from './evaluations.wires.ts';

export const evaluationHistoryQuery = (id: number) => apiQuery(evaluationWires.history, { params: { id } });
