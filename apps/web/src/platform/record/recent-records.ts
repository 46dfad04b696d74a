import { sessionState } from '../session/session-store.ts';

export interface RecentRecord {
  readonly path: string;
  readonly name: string;
  /** In the singular, lower case. */
  readonly thing: string;
}

const mostKept = 6;

/** In memory only: names of people must not stay in the browser of a shared computer. */
let recent: { readonly userId: number; readonly records: readonly RecentRecord[] } | null = null;

/** The records that this user has opened, the latest first. */
export function recentRecords(): readonly RecentRecord[] {
  const userId = sessionState().page.user?.id;
  return recent !== null && recent.userId === userId ? recent.records : [];
}

export function rememberRecord(record: RecentRecord): void {
  const userId = sessionState().page.user?.id;
  if (userId === undefined) return;
  const others = recentRecords().filter(({ path }) => path !== record.path);
  recent = { userId, records: [record, ...others].slice(0, mostKept) };
}
