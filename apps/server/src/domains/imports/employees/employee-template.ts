import { paymentMethods, sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import { workLocations } from '@muster/contract/states.ts';
import { todayAtHome } from '../../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../../platform/context/context.ts';
import type { TableColumn } from '../../../platform/spreadsheet/build-workbook.ts';
import { openStored, readEmployees, type StoredEmployee } from '../../employees/index.ts';
import { presentEmployeeIds } from '../template-data.repository.ts';
import type { TemplateTable } from '../template-table.ts';
import { employeeImportColumns, policyKey, policyKinds, policyStartKey } from './employee-import-columns.ts';
import { type HeldPolicy, readEmployeeLists, readPolicies } from './employee-lookups.repository.ts';
import { type EmployeeLookups, employeeLookups } from './employee-lookups.ts';

const readAtOnce = 500;

/** Current data in the columns of the import; sensitive ones only for users who may see them. */
export async function employeeTemplate(ctx: Ctx, most: number): Promise<TemplateTable> {
  const today = todayAtHome(ctx);
  const lookups = employeeLookups(await readEmployeeLists(ctx.db, today));
  const columns = employeeImportColumns(ctx.viewer);
  const withSensitive = maySeeSensitive(ctx.viewer);
  const ids = await presentEmployeeIds(ctx.db, most);
  const rows: (string | number | null)[][] = [];
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const some = ids.slice(at, at + readAtOnce);
    const policies = await readPolicies(ctx.db, some);
    for (const stored of await readEmployees(ctx.db, some, today)) {
      const held = policies.filter((policy) => policy.employee_id === stored.record.id && isInForce(policy, today));
      const values = valuesOf(ctx, stored, held, lookups, withSensitive);
      rows.push(columns.map(({ key }) => values[key] ?? null));
    }
    // Gives other requests a turn in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const choices = choicesOf(lookups);
  return { columns: columns.map(({ key, header }): TableColumn => ({ header, ...choices[key] })), rows };
}

function valuesOf(
  ctx: Ctx,
  stored: StoredEmployee,
  held: readonly HeldPolicy[],
  lookups: EmployeeLookups,
  withSensitive: boolean,
): Record<string, string | null> {
  const { record } = stored;
  const fields = { ...record, '201_complete': record.file_201_complete, system_id: record.id };
  const open = Object.entries(fields).map(([key, value]) => [key, lookups.shown(key, value)]);
  const opened = withSensitive ? openStored(ctx, stored) : null;
  const sensitive = opened
    ? sensitiveFields.map((field) => [
        field,
        field === 'basic_salary' ? amountShown(opened.basic_salary) : opened[field],
      ])
    : [];
  return {
    ...Object.fromEntries(open),
    ...Object.fromEntries(sensitive),
    shift_id: lookups.shift(record.shift_id)?.kind ?? null,
    ...Object.fromEntries(
      held.flatMap(({ kind, policy_id: id, from }) => [
        [
          policyKey(kind),
          lookups.lists.policies.find((policy) => policy.kind === kind && policy.id === id)?.name ?? null,
        ],
        [policyStartKey(kind), from],
      ]),
    ),
  };
}

const isInForce = ({ from, until }: HeldPolicy, today: string) => from <= today && (until === null || until > today);

const amountShown = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

function choicesOf({ lists }: EmployeeLookups): Readonly<Record<string, { readonly choices: readonly string[] }>> {
  const names = (all: readonly { readonly name: string }[]) => ({ choices: all.map(({ name }) => name) });
  const yesNo = { choices: ['Yes', 'No'] };
  return {
    client_id: names(lists.clients.filter(({ is_open: isOpen }) => isOpen)),
    office_id: names(lists.offices),
    timezone_id: names(lists.zones),
    primary_work_location: { choices: workLocations },
    secondary_work_location: { choices: workLocations },
    shift_id: { choices: ['Mid Shift', 'Day Shift', 'Night Shift'] },
    payment_method: { choices: paymentMethods },
    internal_staff_flag: yesNo,
    '201_complete': yesNo,
    is_salaried: yesNo,
    is_infraction_exempted: yesNo,
    ...Object.fromEntries(
      policyKinds.map((kind) => [policyKey(kind), names(lists.policies.filter((policy) => policy.kind === kind))]),
    ),
  };
}
