import type { Viewer } from '@muster/contract';
import { maySeeSensitive } from '@muster/contract/domains/employees/employees.policy.ts';
import type {
  ImportedEmployeeInput,
  UpdateEmployeeInput,
} from '@muster/contract/domains/employees/employees.schemas.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { linkAccounts } from '../accounts/index.ts';
import { insertFirstPlacements } from '../shifts/index.ts';
import { changedPay } from './added-again.ts';
import { auditedFields } from './audited-fields.ts';
import { type EmployeeChanges, storeChanges } from './employee-changes.ts';
import { columnsFrom } from './employee-columns.ts';
import { withUniqueErrors } from './employee-problems.ts';
import type { StoredEmployee } from './employee-record.repository.ts';
import type { FormerHolder } from './former-key.repository.ts';
import { inheritAddresses } from './former-keys.ts';
import { type ImportedPolicy, insertEmployees } from './import-employees.repository.ts';
import { beginPolicy } from './import-histories.ts';
import { notifyOfPay } from './notify-of-pay.ts';
import { openSensitive, sealSensitive, sensitivePart } from './sensitive-record.ts';

/** Context of an import job, with the user who sent the file as its viewer. */
export interface ImportContext extends BaseContext {
  readonly viewer: Viewer;
}

export interface NewEmployeeRow {
  readonly body: ImportedEmployeeInput;
  readonly policies: readonly ImportedPolicy[];
  /** Earlier records of the person. */
  readonly former: readonly FormerHolder[];
}

/** Adds many employees as the form adds one (section 5.5). The caller has validated them. Returns their ids. */
export async function addEmployees(ctx: ImportContext, rows: readonly NewEmployeeRow[]): Promise<number[]> {
  const people = rows.map(({ body, policies }) => {
    const uuid = ctx.random.uuid();
    return {
      uuid,
      columns: columnsFrom(body),
      clientId: body.client_id,
      policies,
      sensitive: sealSensitive(ctx.cipher, uuid, sensitivePart(body)),
    };
  });
  const ids = await withUniqueErrors(() => insertEmployees(ctx.db, people, ctx.viewer));
  if (maySeeSensitive(ctx.viewer)) await linkAccounts(ctx, ids);
  const placings = rows.flatMap(({ body }, index) => {
    const employeeId = ids[index];
    return employeeId === undefined ? [] : [{ employeeId, shiftId: body.shift_id, from: body.start_date }];
  });
  await insertFirstPlacements(ctx.db, placings, ctx.viewer.userId);
  for (const [index, { body, former }] of rows.entries()) {
    const id = ids[index];
    if (id !== undefined && former.length > 0) {
      await inheritAddresses(ctx, id, former);
      await notifyOfPay(ctx, { id, name: body.name, work_email: body.work_email }, changedPay(body, former));
    }
    await ctx.audit({
      event: 'employees.create',
      subject: { kind: 'employee', id: String(ids[index]) },
      clientId: body.client_id,
      after: auditedFields(body),
      version: 1,
      details: { source: 'import' },
    });
  }
  return ids;
}

export interface ChangedEmployeeRow {
  readonly body: UpdateEmployeeInput;
  readonly stored: StoredEmployee;
  readonly changes: EmployeeChanges;
  readonly policies: readonly ImportedPolicy[];
}

/** Changes a locked employee as the form does, and begins its policies. */
export async function changeEmployee(ctx: ImportContext, row: ChangedEmployeeRow, today: string): Promise<void> {
  const { body, stored, changes, policies } = row;
  if (Object.keys(changes.after).length > 0) await storeChanges(ctx, { body, stored, changes, today });
  const by = { userId: ctx.viewer.userId, today };
  for (const policy of policies) await beginPolicy(ctx.db, stored.record.id, policy, by);
  const begun = Object.fromEntries(
    policies.map(({ kind, policyId, from }) => [`${kind}_policy`, `${policyId} from ${from}`]),
  );
  await ctx.audit({
    event: 'employees.update',
    subject: { kind: 'employee', id: String(stored.record.id) },
    clientId: body.client_id ?? stored.record.client_id,
    before: changes.before,
    after: { ...changes.after, ...begun },
    version: stored.record.version + 1,
    details: { source: 'import' },
  });
  await notifyOfPay(ctx, stored.record, Object.keys(changes.after));
}

/** The decrypted sensitive data of a stored employee, salary in cents. Only for viewers who may see it. */
export function openStored(ctx: Pick<BaseContext, 'cipher'>, { uuid, sensitive }: StoredEmployee) {
  return sensitive === null ? null : openSensitive(ctx.cipher, uuid, sensitive);
}
