import { isDay } from '@muster/contract/plain-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { AssignmentValues } from './assignment-preview.tsx';

/** Which own shifts and rotations of the current client end when the client of the form begins. */
export function EndedShifts({ employeeId: id, currentClientId }: EndedShiftsProps) {
  const client_id = useWatch<AssignmentValues, 'client_id'>({ name: 'client_id' });
  const effective_date = useWatch<AssignmentValues, 'effective_date'>({ name: 'effective_date' });
  const isAsked = client_id !== null && client_id !== currentClientId && isDay(effective_date);
  const body = { kind: 'client', id, client_id: client_id ?? 0, effective_date } as const;
  const preview = useQuery({ ...apiQuery(employeeHistoryEndpoints.previewAssignment, { body }), enabled: isAsked });
  const ended = isAsked ? (preview.data?.ended_shifts ?? []) : [];
  if (ended.length === 0) return null;
  return (
    <Notice tone="amber">
      {ended.map(({ name, last_day }) => (
        <p key={`${name} ${last_day}`}>
          {name} belongs to the current client and ends on {formatDay(last_day)}. Choose the shift from then on, or
          assign one later.
        </p>
      ))}
    </Notice>
  );
}

interface EndedShiftsProps {
  readonly employeeId: number;
  readonly currentClientId: number | null;
}
