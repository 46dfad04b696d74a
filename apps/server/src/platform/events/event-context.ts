import type { BaseContext } from '../http/context.ts';

/** What a listener and a daily job work with: a transaction in the scope `system`. It reaches people by sendMail and sendSms. */
export type EventContext = BaseContext;
