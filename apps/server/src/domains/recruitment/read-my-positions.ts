import { type CallAnswer, type CallInput, notFound, type Viewer } from '@muster/contract';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import type { myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import type { ClientUser } from './client-reach.repository.ts';
import {
  type FoundCandidate,
  findPresented,
  presentedFor,
  readMyPosition,
  readMyPositionFigures,
  readMyPositionPage,
  readProfile,
} from './my-positions.repository.ts';

type Calls = typeof myPositionsCalls;

/** The positions of the viewer's company, or those of them that were chosen for the viewer. */
export async function listMyPositions(
  { db, viewer }: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const page = await readMyPositionPage(db, viewer, question);
  return { ...page, data: [...page.data] };
}

export function myPositionFigures({ db, viewer }: Ctx): Promise<CallAnswer<Calls['figures']>> {
  return readMyPositionFigures(db, viewer);
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readMyPositionDetails(
  { db, viewer }: Ctx,
  { params: { uuid } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const position = await readMyPosition(db, { uuid, ...userOf(viewer) });
  if (!position) throw notFound('open position');
  return position;
}

/** @throws Problem not-found, the same for a missing position and one that the viewer may not see */
export async function listMyPositionCandidates(
  { db, viewer }: Ctx,
  { params: { uuid } }: CallInput<Calls['candidates']>,
): Promise<CallAnswer<Calls['candidates']>> {
  const position = await readMyPosition(db, { uuid, ...userOf(viewer) });
  if (!position) throw notFound('open position');
  const data = await presentedFor(db, { uuid, ...userOf(viewer) });
  return { position, data: data.map((one) => withinReach(viewer, one)) };
}

/** Candidates for the search box of the client area. */
export const searchPresented = ({ db, viewer }: Ctx, term: string, most: number): Promise<FoundCandidate[]> =>
  findPresented(db, { words: wordsOf(term), most, ...userOf(viewer) });

/** @throws Problem not-found, the same for a missing candidate and one who was not presented to the viewer */
export async function readCandidateProfile(
  { db, viewer }: Ctx,
  { params: { uuid } }: CallInput<Calls['profile']>,
): Promise<CallAnswer<Calls['profile']>> {
  const profile = await readProfile(db, { uuid, ...userOf(viewer) });
  if (!profile) throw notFound('candidate');
  const beside = await presentedFor(db, { uuid: profile.position.uuid, ...userOf(viewer) });
  return {
    ...withinReach(viewer, profile),
    beside: beside.map(({ uuid, name, stage, decision }) => ({ uuid, name, stage, decision })),
  };
}

/** Staff read interviews and notes by their staff roles alone. */
const withinReach = <Row extends MyCandidate>(viewer: Viewer, row: Row): Row =>
  scopeOf(viewer).kind === 'client' ? row : { ...row, interview: null, note: null };

const userOf = ({ clientId, userId }: ClientUser): ClientUser => ({ clientId, userId });
