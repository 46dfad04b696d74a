import { payNotifications } from '@muster/contract/domains/employees/pay-notifications.ts';
import { noticedPartsOf } from '@muster/contract/domains/employees/pay-parts.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { notifyUsers } from '../notifications/index.ts';
import { accountsOfEmployee } from './employee-accounts.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { recentAddresses } from './former-keys.ts';

type NotifyContext = Pick<BaseContext, 'db' | 'clock' | 'cipher' | 'random'>;

/**
 * Notifies the employee which part of the pay or which address changed, never of the value. `before` is the record before the
 * change. The mail goes to all addresses of the last 30 days, so that a change of the address hides nothing.
 */
export async function notifyOfPay(
  ctx: NotifyContext,
  before: Pick<EmployeeRecord, 'id' | 'name' | 'work_email'>,
  fields: readonly string[],
): Promise<void> {
  const parts = noticedPartsOf(fields);
  if (parts.length === 0) return;
  const what = new Intl.ListFormat('en').format(parts);
  const change = `${what} ${parts.length === 1 ? 'was' : 'were'} changed`;
  const title = `Your ${change}`;
  const advice = "If you didn't expect this, contact HR now.";
  const accounts = await accountsOfEmployee(ctx.db, before.id);
  await notifyUsers(ctx, {
    userIds: accounts.map(({ id }) => id),
    type: payNotifications.changed,
    values: { change },
  });
  const addresses = new Set(
    [before.work_email, ...accounts.map(({ email }) => email), ...(await recentAddresses(ctx, before.id))].map(
      (email) => email.toLowerCase(),
    ),
  );
  for (const to of addresses)
    await sendMail(ctx, { to, subject: title, text: `Hello ${before.name},\n\n${title} in Muster.\n\n${advice}\n` });
}
