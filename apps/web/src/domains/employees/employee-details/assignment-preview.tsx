import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { clientRules, positionRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { AssignmentHistories } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { shiftMoveRules } from '@muster/contract/domains/shifts/placement.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useLookup } from '../../../platform/form/lookup.ts';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { clientsForEmployees } from '../../clients/index.ts';
import { useShifts, viewedHoursText } from '../../shifts/index.ts';
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
  const clients = useLookup(clientsForEmployees, { enabled: kind === 'client' });
  const hours = useShifts({ enabled: kind === 'shift' }).rows;
  const zone = useViewerZone();
  if (!histories) return null;
  if (kind === 'position') {
    return (
      <DatedPreview
        rows={histories.positions}
        value={(row) => row.position}
        rules={positionRules}
        change={({ effective_date: from, position }: AssignmentValues) => ({ from, label: position.trim() || null })}
      />
    );
  }
  if (kind === 'client') {
    return (
      <DatedPreview
        rows={histories.clients}
        value={(row) => row.client.legal_business_name}
        rules={clientRules}
        change={({ effective_date: from, client_id }: AssignmentValues) => ({ from, label: clients.nameOf(client_id) })}
      />
    );
  }
  return (
    <DatedPreview
      rows={histories.shifts}
      value={(row) => [assignedName(row), assignedHours(row, zone)].filter(Boolean).join(', ')}
      rules={shiftMoveRules}
      change={({ effective_date: from, shift_id }: AssignmentValues) => {
        const chosen = hours.find(({ id }) => id === shift_id);
        return { from, label: chosen ? `${chosen.name}, ${viewedHoursText(chosen, zone)}` : null };
      }}
    />
  );
}

type Assigned = AssignmentHistories['shifts'][number];

/** The shift or the rotation of an assignment. */
export const assignedName = ({ shift, rotation }: Assigned): string =>
  shift?.name ?? `${rotation?.name ?? ''} (rotation)`;

/** The hours of its shift on the viewer's clock, and on that of the shift where it differs. A rotation has those of each day. */
export const assignedHours = ({ shift }: Assigned, zone: string): string | null =>
  shift && viewedHoursText(shift, zone);
