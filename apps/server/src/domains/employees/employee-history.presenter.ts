import { decimalFrom } from '@muster/contract';
import { datesOn } from '@muster/contract/dated/dated-row.ts';
import type {
  AmountHistoryRow,
  AssignmentHistories,
  CostHistories,
  PolicyHistoryRow,
  StatusHistoryRow,
} from '@muster/contract/domains/employees/employee-history-answers.ts';
import type {
  AmountKind,
  AmountRow,
  EmployeeShiftRow,
  PlacementRow,
  PolicyRow,
  PositionRow,
  StatusChangeRow,
} from './employee-history.repository.ts';

export function presentStatusChange(row: StatusChangeRow): StatusHistoryRow {
  const { from_id, from_name, from_group, to_id, to_name, to_group, ...plain } = row;
  const isFirst = from_id === null || from_name === null || from_group === null;
  return {
    ...plain,
    from: isFirst ? null : { id: from_id, name: from_name, group: from_group },
    to: { id: to_id, name: to_name, group: to_group },
  };
}

export function presentPolicy(row: PolicyRow, today: string): PolicyHistoryRow {
  return { ...datesOn(row, today), kind: row.kind, policy: { id: row.policy_id, name: row.policy_name } };
}

export interface StoredAssignments {
  readonly placements: readonly PlacementRow[];
  readonly positions: readonly PositionRow[];
  readonly shifts: readonly EmployeeShiftRow[];
}

export function presentAssignments(
  { placements, positions, shifts }: StoredAssignments,
  today: string,
): AssignmentHistories {
  return {
    clients: placements.map((row) => ({
      ...datesOn(row, today),
      client: { id: row.client_id, legal_business_name: row.client_name },
    })),
    positions: positions.map((row) => ({ ...datesOn(row, today), position: row.position })),
    shifts: shifts.map((row) => ({
      ...datesOn(row, today),
      shift: row.shift,
      rotation: row.rotation,
    })),
  };
}

export function presentCosts(rows: readonly AmountRow[], today: string): CostHistories {
  const of = (kind: AmountKind): AmountHistoryRow[] =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...datesOn(row, today), amount: decimalFrom(row.amount_cents), currency: row.currency }));
  return { cost: of('cost'), re_fee: of('re_fee'), nonrefundable: of('nonrefundable') };
}
