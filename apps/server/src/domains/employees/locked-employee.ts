import { statusLabels } from '@muster/contract/domains/employees/employee-status.schemas.ts';
import {
  employeeLabels,
  ownProfileFields,
  sensitiveFields,
} from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { lockEmployee, readEmployee, type StoredEmployee } from './employee-record.repository.ts';

/** Locks and reads an employee. @throws Problem not-found or conflict */
export function lockedEmployee(ctx: Ctx, wanted: WantedRecord, today: string): Promise<LockedEmployee> {
  return lockedRecord(ctx, employeeSource(today), wanted);
}

interface LockedEmployee extends StoredEmployee {
  readonly version: number;
}

const employeeSource = (today: string): RecordSource<LockedEmployee> => ({
  thing: 'employee',
  lock: async (ctx, id) => {
    const reach = reachOf(ctx.viewer, recordArea);
    const locked = await lockEmployee(ctx.db, id);
    const found = locked && (await readEmployee(ctx.db, { id, asOf: today, withSensitive: true, reach }));
    return found && { ...found, version: locked.version };
  },
  logged: ({ record }) => ({ subject: { kind: 'employee', id: record.id } }),
  labels: { status: 'Status', ...statusLabels, ...employeeLabels },
  isVisible: ({ viewer }, field, { record }) => {
    if (maySeeSensitive(viewer)) return true;
    if (viewer.employeeId === record.id) return ownFields.has(field);
    return !hiddenFields.has(field);
  },
});

const hiddenFields: ReadonlySet<string> = new Set(sensitiveFields);

/** What the profile shows to the employee. */
const ownFields: ReadonlySet<string> = new Set([
  ...ownProfileFields,
  ...['name', 'third_party_employee_id', 'client_id', 'position', 'shift_id', 'work_email', 'work_phone', 'office_id'],
  ...['timezone_id', 'primary_work_location', 'start_date', 'birthdate', 'status'],
]);
