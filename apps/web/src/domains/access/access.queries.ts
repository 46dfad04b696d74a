import type { ActivityKind } from '@muster/contract/domains/access/activity.constants.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { accessEndpoints } from '../../platform/api/endpoints/activity.generated.ts';
import { isDayRange } from '../../platform/table/table-view.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** One page of the activity log, newest first. The search box looks through the persons. */
export function activityLogsQuery({ view: { page, size, search, filters } }: ListRequest) {
  const { event, subject_kind, at } = filters;
  const days = at !== undefined && isDayRange(at) ? at : { from: '', to: '' };
  const query = {
    page,
    rows: size,
    ...(typeof event === 'string' && { event }),
    ...(search !== '' && { actor: search }),
    ...(typeof subject_kind === 'string' && { subject_kind }),
    ...(days.from !== '' && { from: days.from }),
    ...(days.to !== '' && { to: days.to }),
  };
  return apiQuery(accessEndpoints.activityLogs, { query });
}

/** What happened to one record, newest first. */
export function recordActivityQuery({ kind, id, rows, kinds }: RecordQuestion) {
  const query = { subject_kind: kind, subject_id: String(id), rows, kinds: kinds.join(',') };
  return { ...apiQuery(accessEndpoints.activityLogs, { query }), placeholderData: keepPreviousData };
}

interface RecordQuestion {
  readonly kind: string;
  readonly id: number;
  readonly rows: number;
  readonly kinds: readonly ActivityKind[];
}
