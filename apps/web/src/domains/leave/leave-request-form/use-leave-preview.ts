import type { LeavePreview } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leavePartsText, type RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { fieldErrorsOf, problemText } from '../../../platform/api/problem-error.ts';

export interface AskedLeave {
  /** Null: the viewer. */
  readonly employeeId: number | null;
  readonly leaveTypeId: number | null;
  /** Empty until a day is selected. */
  readonly first: string;
  readonly last: string;
  readonly parts: readonly RequestedPart[];
}

export interface PreviewState {
  /** Null until type and days are selected. */
  readonly preview: LeavePreview | null;
  /** Why these days have no preview. */
  readonly refusal: string | null;
}

/** What the request would take, before it is sent. */
export function useLeavePreview({ employeeId, leaveTypeId, first, last, parts }: AskedLeave): PreviewState {
  const isAsked = leaveTypeId !== null && isDay(first) && isDay(last) && first <= last;
  const query = {
    leave_type_id: leaveTypeId ?? 0,
    first_day: first,
    last_day: last,
    ...(parts.length > 0 && { parts: leavePartsText(parts) }),
    ...(employeeId !== null && { employee_id: employeeId }),
  };
  const { data, error } = useQuery({
    ...apiQuery(leaveRequestsEndpoints.preview, { query }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isAsked) return { preview: null, refusal: null };
  if (error)
    return { preview: null, refusal: Object.values(fieldErrorsOf(error)).flat().join(' ') || problemText(error) };
  return { preview: data ?? null, refusal: null };
}
