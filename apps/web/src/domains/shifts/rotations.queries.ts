import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { rotationsEndpoints } from '../../platform/api/endpoints/rotations.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const rotationListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(rotationsEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export function rotationDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(rotationsEndpoints.details, { params: { id } }), staleTime: 0 });
}
