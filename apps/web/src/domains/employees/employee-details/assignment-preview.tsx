import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { clientRules, positionRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import { shiftMoveRules } from '@muster/contract/domains/shifts/placement.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useLookup } from '../../../platform/form/lookup.ts';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { clientsForEmployees } from '../../clients/index.ts';
import { shifts } from '../../shifts/index.ts';
import { assignmentHistoryQuery } from '../employees.queries.ts';

export interface AssignmentValues {
  client_id: number | null;
  shift_id: number | null;
  position: string;
  effective_date: string;
}

/** The effect of the selected client, position or shift from its day on. */
export function AssignmentPreview({
  employeeId,
  kind,
}: {
  readonly employeeId: number;
  readonly kind: AssignmentKind;
}) {
  const histories = useQuery(assignmentHistoryQuery(employeeId)).data;
  const [client, position, shift, from] = useWatch<AssignmentValues>({
    name: ['client_id', 'position', 'shift_id', 'effective_date'],
  }) as [number | null, string, number | null, string];
  const clients = useLookup(clientsForEmployees, { enabled: kind === 'client' });
  const hours = useLookup(shifts, { enabled: kind === 'shift' }).rows;
  if (!histories) return null;
  if (kind === 'position') {
    const label = position.trim() === '' ? null : position.trim();
    return (
      <DatedPreview
        rows={histories.positions}
        value={(row) => row.position}
        rules={positionRules}
        change={{ from, label }}
      />
    );
  }
  if (kind === 'client') {
    const label = clients.nameOf(client);
    return (
      <DatedPreview
        rows={histories.clients}
        value={(row) => row.client.legal_business_name}
        rules={clientRules}
        change={{ from, label }}
      />
    );
  }
  const chosen = hours.find(({ id }) => id === shift);
  return (
    <DatedPreview
      rows={histories.shifts}
      value={(row) => shiftText(row.shift)}
      rules={shiftMoveRules}
      change={{ from, label: chosen ? shiftText(chosen) : null }}
    />
  );
}

interface NamedShift {
  readonly name: string;
  readonly start_time: string;
  readonly end_time: string;
}

/** A shift as the card and the preview of a change show it. */
export const shiftText = ({ name, start_time, end_time }: NamedShift) => `${name}, ${start_time} – ${end_time}`;
