import type { BaseContext } from '../../platform/context/context.ts';
import type { DailyJob } from '../../platform/jobs/daily-jobs.ts';
import { restorableSince } from '../../platform/records/removed-record.ts';
import { forgetRemovedContacts } from './client-contact.repository.ts';

/** Names and addresses of people are not kept longer than Undo needs them. */
export const forgetRemovedContactsDaily: DailyJob<BaseContext> = {
  name: 'clients.forget-removed-contacts',
  run: ({ db, clock }) => forgetRemovedContacts(db, restorableSince(clock.now())),
};
