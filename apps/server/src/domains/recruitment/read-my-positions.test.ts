import { applicationStages, clientDecisions } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { clientStageOf } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import { myPositionsCalls as calls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { positionStatuses } from '@muster/contract/states.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function company() {
  const { id: clientId } = await createClient(portal.db);
  const open = (columns: Parameters<typeof createOpenPosition>[1] = {}) =>
    createOpenPosition(portal.db, { client_id: clientId, ...columns });
  const as = (role: 'client-user' | 'client-admin' | 'client') => portal.as({ roles: [role], clientId });
  return { clientId, open, as };
}

const shownTerms = ['employment_type', 'shift_end', 'shift_start', 'start_by', 'status', 'timezone', 'title', 'uuid'];
const shownCandidate = [
  ...['decided_at', 'decided_by', 'decision', 'decision_reason', 'decision_version', 'headline', 'home_place', 'id'],
  ...['interview', 'name', 'note', 'presented_at', 'stage', 'uuid'],
];

it('answers the fields of its allow lists, and no other', async () => {
  const { open, as } = await company();
  const position = await open();
  const candidate = await createCandidate(portal.db, { contact: { email: 'hidden@mail.test', tags: ['Hidden tag'] } });
  const { uuid } = await createApplication(portal.db, {
    ...{ position_id: position.id, candidate_id: candidate.id, stage: 'presented' },
  });
  const admin = await as('client-admin');
  const params = { uuid: position.uuid };
  const list = (await admin.call(calls.list)).body;
  const details = (await admin.call(calls.details, { params })).body;
  const candidates = (await admin.call(calls.candidates, { params })).body;
  const profile = (await admin.call(calls.profile, { params: { uuid } })).body;
  const row = Object.keys(list.data[0] ?? {}).toSorted();
  expect(row).toEqual([
    ...['employment_type', 'filled_count', 'headcount', 'id', 'opened_at', 'presented', 'start_by', 'status'],
    ...['status_since', 'title', 'uuid', 'waiting', 'work_location'],
  ]);
  const more = ['must_have', 'nice_to_have', 'shift_end', 'shift_start', 'timezone'];
  expect(Object.keys(details).toSorted()).toEqual([...row, ...more].toSorted());
  const terms = [...shownTerms, 'must_have', 'work_location'].toSorted();
  expect(Object.keys(candidates.position).toSorted()).toEqual(terms);
  expect(Object.keys(candidates.data[0] ?? {}).toSorted()).toEqual(shownCandidate);
  expect(Object.keys(profile).toSorted()).toEqual([...shownCandidate, 'beside', 'candidate_id', 'position'].toSorted());
  expect(JSON.stringify([list, details, candidates, profile])).not.toMatch(/hidden|budget|owner|priority|Staff only/i);
});

it('counts who is considered, and who waits where a position is worked on', async () => {
  const { open, as } = await company();
  const user = await as('client-user');
  for (const status of positionStatuses) {
    const position = await open({
      ...{ status, headcount: 1, filled_count: status === 'filled' ? 1 : 0 },
      paused_from_status: status === 'pause' ? 'sourcing' : null,
    });
    let [presented, waiting] = [0, 0];
    for (const stage of applicationStages)
      for (const decision of clientDecisions) {
        const gaps = { position_id: position.id, stage, decision };
        await createApplication(portal.db, { ...gaps, ...(decision === 'rejected' && { reason: 'No' }) });
        const isShown = ['presented', 'interview', 'offered', 'hired'].includes(stage);
        if (isShown && clientStageOf({ stage, decision }) !== 'ended') presented += 1;
        const isWorkedOn = status === 'sourcing' || status === 'pending interviews';
        if (isWorkedOn && stage === 'presented' && decision === 'undecided') waiting += 1;
      }
    const { body } = await user.call(calls.details, { params: { uuid: position.uuid } });
    expect([status, body.presented, body.waiting]).toEqual([status, presented, waiting]);
  }
});

it('counts the candidates of open positions alone, like the positions themselves', async () => {
  const { open, as } = await company();
  const [sourcing, filled] = [await open(), await open({ status: 'filled', headcount: 1, filled_count: 1 })];
  for (const { id: position_id } of [sourcing, filled])
    await createApplication(portal.db, { position_id, stage: 'interview' });
  const user = await as('client-user');
  expect((await user.call(calls.figures)).body).toMatchObject({ open: 1, presented: 1 });
});

it('reads those to decide first and ended ones last, and never what was not presented', async () => {
  const { open, as } = await company();
  const { id: position_id, uuid } = await open();
  const add = (gaps: Parameters<typeof createApplication>[1]) =>
    createApplication(portal.db, { position_id, ...gaps }).then(({ uuid: address }) => address);
  const ended = await add({ stage: 'withdrawn', presented_at: '2026-02-01T00:00:00Z' });
  const rejected = await add({ stage: 'presented', decision: 'rejected', reason: 'Too junior' });
  const shortlisted = await add({ stage: 'presented', decision: 'shortlisted' });
  const waiting = await add({ stage: 'presented', presented_at: '2026-03-02T00:00:00Z' });
  const hidden = await add({ stage: 'screening' });
  const user = await as('client-user');
  const { body } = await user.call(calls.candidates, { params: { uuid } });
  expect(body.data.map((one) => one.uuid)).toEqual([waiting, shortlisted, rejected, ended]);
  expect((await user.call(calls.profile, { params: { uuid: waiting } })).body.beside).toHaveLength(4);
  expect((await user.refused(calls.profile, { params: { uuid: hidden } })).status).toBe(404);
});

it('says when the latest interview is and how the own side rated it, to the client alone', async () => {
  const { open, clientId } = await company();
  const position = await open();
  const { id: application_id, uuid } = await createApplication(portal.db, {
    ...{ position_id: position.id, stage: 'interview' },
  });
  const add = (gaps: Parameters<typeof createInterview>[1]) => createInterview(portal.db, { application_id, ...gaps });
  await add({
    starts_at: '2026-02-01T01:00:00Z',
    ends_at: '2026-02-01T01:45:00Z',
    status: 'Completed',
    outcome: 'held',
  });
  const held = await add({
    ...{ starts_at: '2026-03-02T01:00:00Z', ends_at: '2026-03-02T01:45:00Z', status: 'Completed', outcome: 'held' },
  });
  await add({ status: 'Cancelled', end_reason: 'No time' });
  const user = await portal.as({ roles: ['client-user'], clientId });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const feedback = { interview_id: held.id, body: 'Good', written_at: '2026-03-02T02:00:00Z' };
  await portal.db
    .insertInto('interview_feedback')
    .values([
      { ...feedback, user_id: user.userId, side: 'client', rating: 4 },
      { ...feedback, user_id: recruiter.userId, side: 'staff', rating: 1 },
    ])
    .execute();
  const interview = { starts_at: '2026-03-02T01:00:00Z', timezone: 'Asia/Manila', status: 'Completed', rating: 4 };
  const profile = (await user.call(calls.profile, { params: { uuid } })).body;
  expect(profile.interview).toMatchObject(interview);
  const { data } = (await user.call(calls.candidates, { params: { uuid: position.uuid } })).body;
  expect(data).toMatchObject([{ interview }]);
  const both = await portal.as({ roles: ['hr', 'client-user'], clientId });
  expect((await both.call(calls.profile, { params: { uuid } })).body.interview).toBeNull();
});

it('answers the newest note that recruiters share on the application, and no other', async () => {
  const { open, as } = await company();
  const position = await open();
  const {
    id: application_id,
    uuid,
    candidate_id,
  } = await createApplication(portal.db, {
    ...{ position_id: position.id, stage: 'presented' },
  });
  const user = await as('client-user');
  const read = async () => (await user.call(calls.profile, { params: { uuid } })).body.note;
  await createRecruitmentNote(portal.db, { application_id, visibility: 'staff', body: 'Asks for too much' });
  await createRecruitmentNote(portal.db, { candidate_id, visibility: 'staff', body: 'Was rude' });
  expect(await read()).toBeNull();
  await createRecruitmentNote(portal.db, { application_id, visibility: 'client_shared', body: 'Older' });
  await createRecruitmentNote(portal.db, { application_id, visibility: 'client_shared', body: 'Free from March' });
  expect(await read()).toBe('Free from March');
});

it('leaves a user with chosen positions those alone, in lists, counts and search', async () => {
  const { open, as } = await company();
  const [chosen, other] = [await open({ title: 'Nurse day' }), await open({ title: 'Nurse night' })];
  for (const { id: position_id } of [chosen, other])
    await createApplication(portal.db, { position_id, stage: 'presented' });
  const [user, admin] = [await as('client-user'), await as('client-admin')];
  await choosePositions(portal.db, user.userId, [chosen.id]);
  const searched = { query: { dt_params: JSON.stringify({ filters: { global: { value: 'nurse' } } }) } };
  expect((await user.call(calls.list, searched)).body).toMatchObject({ total: 1, data: [{ title: 'Nurse day' }] });
  expect((await admin.call(calls.list, searched)).body.total).toBe(2);
  expect((await user.refused(calls.details, { params: { uuid: other.uuid } })).status).toBe(404);
  const figures = { open: 1, waiting: 1, presented: 1, places: 2, filled: 0 };
  expect((await user.call(calls.figures)).body).toEqual(figures);
  expect((await admin.call(calls.figures)).body).toMatchObject({ open: 2, places: 4 });
  await choosePositions(portal.db, user.userId, []);
  await portal.db.deleteFrom('client_user_position').where('user_id', '=', user.userId).execute();
  expect((await user.call(calls.list)).body.total).toBe(0);
});

it('shows staff who are client users as well the positions of that company alone', async () => {
  const { open, clientId } = await company();
  await open();
  const both = await portal.as({ roles: ['hr', 'client-user'], clientId });
  const outside = await portal.as({ roles: ['hr', 'client-user'] });
  expect((await both.call(calls.list)).body.total).toBe(1);
  expect((await outside.call(calls.list)).body.total).toBe(0);
});

it('row security alone hides positions that were not chosen, and lets users choose nothing themselves', async () => {
  const { open, as, clientId } = await company();
  const [chosen] = [await open(), await open()];
  const user = await as('client-user');
  const countWithin = (userId: number | null) =>
    writeWithin(portal.services.databases, { rows: `client:${clientId}`, userId }, async (db) => {
      const rows = await db.selectFrom('open_position').select('id').execute();
      return rows.length;
    });
  expect(await countWithin(user.userId)).toBe(2);
  await choosePositions(portal.db, user.userId, [chosen.id]);
  expect(await countWithin(user.userId)).toBe(1);
  const choose = writeWithin(portal.services.databases, { rows: `client:${clientId}`, userId: user.userId }, (db) =>
    db
      .insertInto('client_user_position')
      .values({ user_id: user.userId, position_id: chosen.id + 1 })
      .execute(),
  );
  await expect(choose).rejects.toThrow(/row-level security/);
});
