import { formatCents, regularizationDay, type Viewer } from '@muster/contract';
import type { CurrentCost, EmployeeDetails, EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import type { SensitiveField } from '@muster/contract/domains/employees/employees.constants.ts';
import {
  mayChangePolicies,
  mayDeleteEmployee,
  mayExempt,
  maySeeSensitive,
  mayUpdateEmployee,
  visibleColumns,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { sensitivePreview } from '@muster/contract/domains/employees/sensitive-preview.rules.ts';
import { type IncompleteItem, incompleteItemTexts } from '@muster/contract/incomplete-configuration.ts';
import type { CurrentCostRow } from './current-cost.repository.ts';
import type { EmployeeListRow } from './employee-list.repository.ts';
import type { EmployeeRecord, PlannedEndingRow } from './employee-record.repository.ts';
import type { OpenedSensitive } from './sensitive-record.ts';

/** What a viewer sees of each row of a list. */
export interface ListSight {
  readonly timezone: boolean;
  readonly personalEmail: boolean;
  readonly sensitive: boolean;
  readonly abilities: EmployeeRow['abilities'];
}

/** Computed once per list: the rights of a viewer are the same for every row. */
export function listSightOf(viewer: Viewer): ListSight {
  const visible = visibleColumns(viewer);
  return {
    timezone: visible.includes('timezone_id'),
    personalEmail: visible.includes('personal_email'),
    sensitive: maySeeSensitive(viewer),
    abilities: abilitiesOf(viewer),
  };
}

/** A list row in the shape of section 3. Hidden columns are absent, not empty. */
export function presentRow(row: EmployeeListRow, sight: ListSight): EmployeeRow {
  const isSeparated = row.status_group === 'termination' || row.status_group === 'resignation';
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    position: row.position,
    client_id: row.client_id,
    client: { legal_business_name: row.client_name },
    ...(sight.timezone && {
      timezone_id: row.timezone_id,
      timezone: { name: row.timezone_name, friendly_name: row.timezone_friendly_name },
    }),
    shift: row.shift_name === '' ? null : { shift: { name: row.shift_name } },
    ...(sight.personalEmail && { personal_email: row.personal_email }),
    primary_work_location: row.primary_work_location,
    employee_status_type_group: { name: row.status_group },
    status: row.status,
    latest_employee_active_date: isSeparated
      ? { reason: row.reason, clearance_status: row.clearance_status, rehire: row.rehire }
      : null,
    sensitiveData: sight.sensitive,
    photo_version: row.photo_version,
    employee_current_cost_history: !isMissing(row, 'base_cost'),
    employee_current_nonrefundable_history: !isMissing(row, 'nonrefundable'),
    employee_current_re_fee: !isMissing(row, 're_fee'),
    schedules_count: isMissing(row, 'schedule') ? 0 : 1,
    birthdate: row.birthdate,
    employee_occurrence_point_policies_count: isMissing(row, 'occurrence_points_policy') ? 0 : 1,
    abilities: sight.abilities,
  };
}

/** What belongs to the record and is stored elsewhere. Null: the viewer may not see it, and it is absent. */
export interface RecordParts {
  readonly sensitive: OpenedSensitive | null;
  /** The preview instead of the values. */
  readonly isMasked: boolean;
  readonly teams: EmployeeDetails['employee_teams'];
  readonly attachments: EmployeeDetails['attachments'] | null;
  readonly cost: CurrentCost | null;
}

/** The record for form and details. */
export function presentDetails(
  record: EmployeeRecord,
  { sensitive, isMasked, teams, attachments, cost }: RecordParts,
  viewer: Viewer,
): EmployeeDetails {
  const {
    client_name,
    shift_name,
    rotation_name,
    status_group,
    file_201_complete,
    employment_periods,
    planned_ending,
    ...plain
  } = record;
  return {
    ...plain,
    client: { id: record.client_id, legal_business_name: client_name },
    shift: record.shift_id === null ? null : { id: record.shift_id, name: shift_name ?? '' },
    rotation: rotation_name,
    regularization_date: regularizationDay(record.start_date),
    '201_complete': file_201_complete,
    employee_status_type_group: { name: status_group },
    employee_active_dates: employment_periods,
    planned_ending: planned_ending && presentEnding(planned_ending),
    employee_teams: teams,
    ...(attachments && { attachments }),
    sensitiveData: sensitive !== null,
    ...(sensitive && (isMasked ? { sensitive_preview: sensitivePreview(sensitive) } : presentSensitive(sensitive))),
    ...cost,
    abilities: {
      ...abilitiesOf(viewer),
      exempt: mayExempt(viewer, record.id),
      policies: mayChangePolicies(viewer, record.id),
    },
  };
}

/** The salary as the form writes it. */
export function presentSensitive(sensitive: OpenedSensitive): Readonly<Record<SensitiveField, string | null>> {
  const { basic_salary: cents } = sensitive;
  return { ...sensitive, basic_salary: cents === null ? null : plainAmount(cents) };
}

export function presentCost(cost: CurrentCostRow | undefined): CurrentCost {
  return {
    cost_effective_from: cost?.from ?? null,
    cost_effective_to: cost?.to ?? null,
    cost_amount: cost ? plainAmount(cost.amount_cents) : null,
    cost_currency_id: cost?.currency_id ?? null,
  };
}

function presentEnding({ status_group: _group, actor_user_id: _actor, ...ending }: PlannedEndingRow) {
  return { ...ending, effective_at: Temporal.Instant.from(ending.effective_at).toString() };
}

function abilitiesOf(viewer: Viewer): EmployeeRow['abilities'] {
  return { update: mayUpdateEmployee(viewer), delete: mayDeleteEmployee(viewer) };
}

function isMissing(row: EmployeeListRow, item: IncompleteItem): boolean {
  return (row.missing & (1 << incompleteItemTexts[item].bit)) !== 0;
}

function plainAmount(cents: number): string {
  return formatCents(cents).replaceAll(',', '');
}
