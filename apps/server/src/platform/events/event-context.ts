import type { BaseContext } from '../http/context.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from '../sms/sms.ts';

/** What a listener and a daily job work with: a transaction in the scope `system`, and the ways to reach people. */
export interface EventContext extends BaseContext {
  readonly mail: Mail;
  readonly sms: Sms;
  /** Origin that mails link to, without a slash at its end. */
  readonly appUrl: string;
}
