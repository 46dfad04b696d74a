import type { Db } from '../../database/db.ts';
import { keepVersions } from '../../database/kept-versions.ts';
import { inOneTripWith } from '../../database/one-trip.ts';
import { isSeeingAll } from '../../platform/row-security/known-scope.ts';
import {
  type ApproverSearch,
  type FoundApprover,
  type FoundRow,
  findApprovers,
  foundIn,
  searchingApprovers,
} from './approver.repository.ts';

type Statement<Row> = Parameters<typeof inOneTripWith<Row, FoundRow>>[1][number];

/**
 * Runs the first statements of a transaction that will ask approvers, together with the search of the last transaction of this name. What
 * it finds is used only if the search turns out to be the same; `ownApprovers` asks again otherwise.
 */
export async function withLikelyApprovers<Row>(
  db: Db,
  name: string,
  statements: readonly Statement<Row>[],
): Promise<(readonly Row[])[]> {
  // Approvers are searched for without row security.
  const search = isSeeingAll(db) ? lastSearches.find(db, name) : undefined;
  const statement = search ? searchingApprovers(search) : null;
  const [rows, [found]] = await inOneTripWith(db, statements, statement ? [statement] : []);
  asking.set(db, { name, ...(search && found && { search: textOf(search), found: foundIn(found, search) }) });
  return rows;
}

interface Asking {
  readonly name: string;
  readonly search?: string;
  readonly found?: readonly FoundApprover[];
}

const asking = new WeakMap<Db, Asking>();
const lastSearches = keepVersions<ApproverSearch>(300);

/** The approvers of a search, which may have been found already. */
export async function ownApprovers(db: Db, search: ApproverSearch): Promise<readonly FoundApprover[]> {
  const asked = asking.get(db);
  if (!asked) return findApprovers(db, search);
  asking.delete(db);
  if (asked.found && asked.search === textOf(search)) return asked.found;
  if (isGeneral(search)) lastSearches.keep(db, asked.name, search);
  return findApprovers(db, search);
}

/** Who approves for a person or a client would differ the next time. */
const isGeneral = ({ employees, clients }: ApproverSearch): boolean => employees.length === 0 && clients.length === 0;

const textOf = (search: ApproverSearch): string => JSON.stringify({ ...search, sources: [...search.sources] });
