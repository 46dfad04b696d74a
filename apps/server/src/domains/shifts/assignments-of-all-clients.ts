import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';

/**
 * Runs a change of assignments that was checked day by day. It can shorten or remove one that began with another client, which
 * a client user does not see.
 */
export const changingAssignments = <T>(db: Db, change: () => Promise<T>): Promise<T> => withoutRowSecurity(db, change);
