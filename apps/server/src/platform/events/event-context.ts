import type { BaseContext } from '../http/context.ts';

/** What a listener and a daily job work with: a transaction in the scope `system`. It reaches people by sendMail and sendSms. */
export interface EventContext extends BaseContext {
  /** Origin that mails link to, without a slash at its end. */
  readonly appUrl: string;
}
