import { type CallAnswer, type CallInput, invalidInput, notFound } from '@muster/contract';
import type { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { ownProfileFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { conditionalErrors } from '@muster/contract/domains/employees/employees.rules.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { refreshList } from './employee-list.repository.ts';
import { updateColumns, writeSensitive } from './employee-write.repository.ts';
import { employeeUpdated } from './employees.events.ts';
import { keepReplaced } from './former-keys.ts';
import { lockedEmployee } from './locked-employee.ts';
import { notifyOfPay } from './notify-of-pay.ts';
import { openSensitive, type SensitiveChange, sealSensitive } from './sensitive-record.ts';

type Update = (typeof employeeProfileCalls)['update'];

/** Employees update their own contact, address and emergency contact, and nothing else. */
export async function updateProfile(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const id = ctx.viewer.employeeId;
  if (id === null) throw notFound('employee');
  const errors = conditionalErrors(body, { mode: 'update', sensitiveVisible: true });
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const today = todayAtHome(ctx);
  const stored = await lockedEmployee(ctx, { id, version: body.version }, today);
  const opened = stored.sensitive && openSensitive(ctx.cipher, stored.uuid, stored.sensitive);
  const change: SensitiveChange = Object.fromEntries(
    ownProfileFields
      .filter((field) => body[field] !== undefined && body[field] !== (opened?.[field] ?? null))
      .map((field) => [field, body[field] ?? null]),
  );
  const changed = Object.keys(change);
  if (changed.length === 0) return { version: stored.record.version };

  await updateColumns(ctx.db, id, {});
  await writeSensitive(ctx.db, id, sealSensitive(ctx.cipher, stored.uuid, change));
  if ('personal_email' in change) await keepReplaced(ctx, id, { personal_email: opened?.personal_email });
  await refreshList(ctx.db, [id], today);
  const version = stored.record.version + 1;
  const hidden = Object.fromEntries(changed.map((field) => [field, '[hidden]']));
  await ctx.audit({
    event: 'employees.update-profile',
    subject: { kind: 'employee', id: String(id) },
    clientId: stored.record.client_id,
    before: hidden,
    after: hidden,
    version,
  });
  await notifyOfPay(ctx, stored.record, changed);
  await ctx.announce(employeeUpdated, { employeeId: id, clientId: stored.record.client_id });
  return { version };
}
