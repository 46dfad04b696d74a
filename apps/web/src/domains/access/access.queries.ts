import type { ActivityKind } from '@muster/contract/domains/access/activity.constants.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { accessEndpoints } from '../../platform/api/endpoints/activity.generated.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** One page of the activity log, newest first. The search covers users. */
export const activityLogsQuery = ({ dt_params }: ListRequest) =>
  apiQuery(accessEndpoints.activityLogs, { query: { dt_params } });

/** The activity of one record, newest first. */
export function recordActivityQuery({ kind, id, rows, kinds }: RecordQuestion) {
  const filters = { subject_kind: kind, subject_id: String(id), kind: [...kinds] };
  const query = pageQueryOf({ page: 1, rows, filters });
  return { ...apiQuery(accessEndpoints.activityLogs, { query }), placeholderData: keepPreviousData };
}

interface RecordQuestion {
  readonly kind: string;
  readonly id: number;
  readonly rows: number;
  readonly kinds: readonly ActivityKind[];
}
