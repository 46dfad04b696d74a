import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidateAttachmentCalls } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { candidateMergesCalls as calls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidateLink } from '../../testing/factories/candidate-links.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createRecruitmentFile } from '../../testing/factories/files.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const recruiter = () => portal.as({ roles: ['recruitment'] });
const mergeOf = (kept: number, removed: number, more: object = {}) => ({
  params: { id: kept },
  body: { version: 1, other_id: removed, other_version: 1, taken: [], ...more },
});

async function twoRecords() {
  const contact = { email: `ana.${portal.clock.now().epochMilliseconds}@mail.test`, phone: null };
  const kept = await createCandidate(portal.db, { first_name: 'Ana', last_name: 'Reyes', contact });
  const removed = await createCandidate(portal.db, {
    first_name: 'Reyes',
    last_name: 'Ana',
    headline: 'Senior bookkeeper',
    contact: { ...contact, phone: '09170000001', tags: ['BAS'] },
  });
  return { kept: kept.id, removed: removed.id };
}

async function clientWithPosition() {
  const { id: client_id } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id });
  return { client_id, position_id: position.id };
}

/** With the time of the candidate that it takes. */
async function planInterview({ id, candidate_id }: { readonly id: number; readonly candidate_id: number }) {
  const { id: interview_id, starts_at, ends_at } = await createInterview(portal.db, { application_id: id });
  await portal.db.insertInto('interview_time').values({ interview_id, candidate_id, starts_at, ends_at }).execute();
}

/** Every column that refers to a candidate, by the database itself. */
async function referringColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'candidate'::regclass order by 1, 2`.execute(portal.db);
  return rows;
}

const rowsOf = async ({ table, column }: { table: string; column: string }, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.ref(table)} where ${sql.ref(column)} = ${id}`.execute(portal.db);
  return rows[0]?.count ?? 0;
};

it('loses no row of any table that refers to a candidate', async () => {
  const viewer = await recruiter();
  const { kept, removed } = await twoRecords();
  const { removed: earlier } = await twoRecords();
  await viewer.call(calls.merge, mergeOf(removed, earlier));
  const { position_id } = await clientWithPosition();
  const application = await createApplication(portal.db, { position_id, candidate_id: removed, stage: 'interview' });
  await planInterview(application);
  await createRecruitmentNote(portal.db, { candidate_id: removed, author_user_id: viewer.userId });
  await createRecruitmentFile(portal.db, portal.services.files, { candidate_id: removed }, {});
  await createCandidateLink(portal.db, { candidate_id: removed, label: 'A prospect', token: 'merged' });
  const columns = await referringColumns();
  const before = new Map<string, number>();
  for (const column of columns) before.set(`${column.table}.${column.column}`, await rowsOf(column, removed));
  expect([...before].filter(([, count]) => count === 0)).toEqual([]);
  await viewer.call(calls.merge, mergeOf(kept, removed, { other_version: 2 }));
  for (const column of columns) {
    expect(await rowsOf(column, removed), column.table).toBe(0);
    const moved = before.get(`${column.table}.${column.column}`) ?? 0;
    // The kept record has a private part of its own, and the merge is one more.
    const added = column.table === 'candidate_merge' ? moved + 1 : moved;
    expect(await rowsOf(column, kept), column.table).toBe(added);
  }
});

it('stores what was chosen, with the trace of who, when and what, and no contact data in it', async () => {
  const viewer = await recruiter();
  const { kept, removed } = await twoRecords();
  const { body } = await viewer.call(calls.merge, mergeOf(kept, removed, { taken: ['headline', 'phone'] }));
  expect(body).toEqual({ id: kept, version: 2 });
  const { body: record } = await viewer.call(candidatesCalls.details, { params: { id: kept } });
  expect(record).toMatchObject({ name: 'Ana Reyes', headline: 'Senior bookkeeper', version: 2 });
  expect(record.work).toMatchObject({ phone: '09170000001', tags: expect.arrayContaining(['BAS', 'Quick learner']) });
  expect(record.work?.merges).toMatchObject([
    { removed_id: removed, merged_by: viewer.name, taken: ['headline', 'phone'] },
  ]);
  const logged = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('event', '=', 'recruitment.merge-candidates')
    .where('subject_id', '=', String(kept))
    .execute();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('09170000001');
});

it('leads the address of the removed record to the kept one, also after another merge, and for its clients alone', async () => {
  const viewer = await recruiter();
  const { client_id, position_id } = await clientWithPosition();
  const { kept, removed } = await twoRecords();
  const last = (await twoRecords()).kept;
  await createApplication(portal.db, { position_id, candidate_id: removed, stage: 'presented' });
  const elsewhere = await clientWithPosition();
  await createApplication(portal.db, { position_id: elsewhere.position_id, candidate_id: kept, stage: 'presented' });
  await viewer.call(calls.merge, mergeOf(kept, removed));
  await viewer.call(calls.merge, mergeOf(last, kept, { other_version: 2 }));
  for (const id of [removed, kept]) {
    const { body } = await viewer.call(candidatesCalls.details, { params: { id } });
    expect(body.id).toBe(last);
  }
  const buyer = await portal.as({ roles: ['client'], clientId: client_id });
  expect((await buyer.call(candidatesCalls.shared, { params: { id: removed } })).body.id).toBe(last);
  const stranger = await portal.as({ roles: ['client'], clientId: elsewhere.client_id });
  expect((await stranger.refused(candidatesCalls.shared, { params: { id: removed } })).status).toBe(404);
});

it('keeps the further application for a position, ends and links the other, and carries the decision of the client', async () => {
  const viewer = await recruiter();
  const { position_id } = await clientWithPosition();
  const { kept, removed } = await twoRecords();
  const near = await createApplication(portal.db, {
    position_id,
    candidate_id: kept,
    stage: 'presented',
    decision: 'shortlisted',
  });
  const far = await createApplication(portal.db, { position_id, candidate_id: removed, stage: 'offered' });
  await viewer.call(calls.merge, mergeOf(kept, removed));
  const { body } = await viewer.call(applicationsCalls.ofCandidate, { params: { id: kept } });
  expect(body.map(({ id, stage, decision }) => [id, stage, decision])).toEqual([
    [far.id, 'offered', 'shortlisted'],
    [near.id, 'withdrawn', 'shortlisted'],
  ]);
  const ended = await portal.db.selectFrom('application').select('merged_into_id').where('id', '=', near.id).execute();
  expect(ended).toEqual([{ merged_into_id: far.id }]);
  expect(body[1]?.work?.history.at(-1)).toMatchObject({ stage: 'withdrawn', actor: viewer.name });
});

it('refuses two interviews at once, two hires for one position, and a planned interview of what would end', async () => {
  const viewer = await recruiter();
  const refusedFor = async (one: object, other: object, isPlanned: 'both' | 'other' | 'none', isSame = true) => {
    const { position_id } = await clientWithPosition();
    const elsewhere = isSame ? position_id : (await clientWithPosition()).position_id;
    const { kept, removed } = await twoRecords();
    const first = await createApplication(portal.db, { position_id, candidate_id: kept, ...one });
    const second = await createApplication(portal.db, { position_id: elsewhere, candidate_id: removed, ...other });
    if (isPlanned === 'both') await planInterview(first);
    if (isPlanned !== 'none') await planInterview(second);
    const { status, body } = await viewer.refused(calls.merge, mergeOf(kept, removed));
    expect(await rowsOf({ table: 'application', column: 'candidate_id' }, removed)).toBe(1);
    return [status, body.message];
  };
  const interview = { stage: 'interview' };
  expect(await refusedFor(interview, interview, 'both', false)).toEqual([
    409,
    expect.stringMatching(/^Both records have an interview/),
  ]);
  expect(await refusedFor({ stage: 'hired' }, { stage: 'hired' }, 'none')).toEqual([
    409,
    expect.stringMatching(/^Both records are hired/),
  ]);
  expect(await refusedFor({ stage: 'offered' }, interview, 'other')).toEqual([
    409,
    expect.stringMatching(/has a planned interview/),
  ]);
});

it('shares no file with a company that did not read it before', async () => {
  const viewer = await recruiter();
  const [mine, theirs] = [await clientWithPosition(), await clientWithPosition()];
  const { kept, removed } = await twoRecords();
  await createApplication(portal.db, { position_id: mine.position_id, candidate_id: kept, stage: 'presented' });
  await createApplication(portal.db, { position_id: theirs.position_id, candidate_id: kept, stage: 'presented' });
  await createApplication(portal.db, {
    position_id: theirs.position_id,
    candidate_id: removed,
    stage: 'rejected',
    presented_at: '2026-03-01T00:00:00Z',
  });
  const shared = { visibility: 'client_shared' };
  await createRecruitmentFile(
    portal.db,
    portal.services.files,
    { candidate_id: kept },
    { ...shared, file_name: 'both.pdf' },
  );
  await createRecruitmentFile(
    portal.db,
    portal.services.files,
    { candidate_id: removed },
    { ...shared, file_name: 'theirs.pdf' },
  );
  await viewer.call(calls.merge, mergeOf(kept, removed));
  const buyer = await portal.as({ roles: ['client'], clientId: mine.client_id });
  const { text } = await buyer.call(candidateAttachmentCalls.list, { params: { id: kept } });
  expect(text).toContain('both.pdf');
  expect(text).not.toContain('theirs.pdf');
  const { text: all } = await viewer.call(candidateAttachmentCalls.list, { params: { id: kept } });
  expect(all).toContain('theirs.pdf');
});

it('lists pairs by mail, phone and name, and lets one of two merges succeed', async () => {
  const viewer = await recruiter();
  const { kept, removed } = await twoRecords();
  const { body } = await viewer.call(calls.pairs);
  expect(body.find(({ other }) => other.id === removed)).toMatchObject({
    one: { id: kept },
    matches: ['email', 'name'],
  });
  const sent = await Promise.all([
    viewer.refused(calls.merge, mergeOf(kept, removed)),
    viewer.refused(calls.merge, mergeOf(removed, kept)),
  ]);
  // The second finds one record changed or the other one gone.
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([404, 409])]);
  expect((await viewer.refused(calls.merge, mergeOf(kept, kept, { version: 2 }))).status).toBe(422);
});
