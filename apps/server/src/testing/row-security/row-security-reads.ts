import type { Db } from '../../database/db.ts';

/** Records of one company, or ids of none. */
export interface RecordIds {
  readonly announcementId: number;
  readonly employeeId: number;
  readonly clientId: number;
  readonly teamId: number;
  readonly shiftId: number;
  readonly rotationId: number;
  readonly userId: number;
  readonly clientUserId: number;
  readonly thirdPartyEmployeeId: string;
  readonly workEmail: string;
}

/** What a domain reads for a viewer, by the name of the function. */
export type RowSecurityReads = Readonly<Record<string, (db: Db, ids: RecordIds) => Promise<unknown>>>;
