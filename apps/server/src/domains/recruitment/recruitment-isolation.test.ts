import { type CallDeclaration, mayAccess } from '@muster/contract';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidateAttachmentCalls } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { candidateLinksCalls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { candidateMergesCalls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { candidateList, candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { hiresCalls } from '@muster/contract/domains/recruitment/hires.calls.ts';
import {
  jobDescriptionTemplateList,
  jobDescriptionTemplatesCalls,
} from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { myPositionList, myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { noteList, notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { openPositionList, openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { positionAttachmentCalls } from '@muster/contract/domains/recruitment/position-attachment.calls.ts';
import { scorecardsCalls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { newEmployeeRequest } from '../../testing/employee-requests.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import { candidateBody } from './candidate-body.fixture.ts';
import { descriptionBody, templateBody } from './job-description-body.fixture.ts';
import { openPositionBody, unchangedBody } from './open-position-body.fixture.ts';
import { createSide, type Side } from './recruitment-isolation.fixture.ts';

let portal: TestPortal;
let mine: Side;
let theirs: Side;
let shared: number;
let chosen: number;
/** One user of the own company for each way to see it. `chosen`: a client user for whom another position was chosen. */
let viewers: Readonly<Record<'client' | 'client-user' | 'client-admin' | 'chosen', Persona>>;
let before: string;
let hired: object;

beforeAll(async () => {
  portal = await buildTestApp();
  shared = (await createCandidate(portal.db, { first_name: 'Both', last_name: 'Sides' })).id;
  [mine, theirs] = [await createSide(portal, 'mine', shared), await createSide(portal, 'theirs', shared)];
  chosen = (await createOpenPosition(portal.db, { client_id: mine.clientId, title: 'Chosen position' })).id;
  hired = await newEmployeeRequest(portal.db, { isSensitive: false });
  before = await stateOfTheirs();
});

// Requests with a limit move the clock, and sessions end.
beforeEach(async () => {
  const { clientId } = mine;
  viewers = {
    client: await portal.as({ roles: ['client'], clientId }),
    'client-user': await portal.as({ roles: ['client-user'], clientId }),
    'client-admin': await portal.as({ roles: ['client-admin'], clientId }),
    chosen: await portal.as({ roles: ['client-user'], clientId }),
  };
  await choosePositions(portal.db, viewers.chosen.userId, [chosen]);
});
afterAll(() => portal.close());

async function stateOfTheirs(): Promise<string> {
  const files = await portal.db.selectFrom('attachment').selectAll().orderBy('id').execute();
  const notes = await portal.db.selectFrom('recruitment_note').selectAll().orderBy('id').execute();
  const rows = await portal.db
    .selectFrom('application')
    .innerJoin('application_decision', 'application_decision.application_id', 'application.id')
    .innerJoin('candidate', 'candidate.id', 'application.candidate_id')
    .innerJoin('open_position', 'open_position.id', 'application.position_id')
    .selectAll()
    .orderBy('application.id')
    .execute();
  const descriptions = await portal.db.selectFrom('job_description').selectAll().orderBy('id').execute();
  const templates = await portal.db.selectFrom('job_description_template').selectAll().orderBy('id').execute();
  const drafts = await portal.db
    .selectFrom('hire_draft')
    .selectAll()
    .where('client_id', '=', theirs.clientId)
    .execute();
  return JSON.stringify([rows, descriptions, templates, notes, files, drafts]);
}

const fileOf = (whose: Readonly<Record<string, number>>) => ({
  form: uploadForm({ ...whose, attachment_type_id: 1, visibility: 'client_shared' }, pdf(), 'mine.pdf'),
});

/** A request of each call about the records of a side. */
const requests: Readonly<Record<string, (side: Side) => object>> = {
  'recruitment.open-position-table': () => ({}),
  'recruitment.export-open-position-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.open-position-details': ({ position: { id } }) => ({ params: { id } }),
  'recruitment.open-position-owners': () => ({}),
  'recruitment.create-open-position': ({ clientId }) => ({ body: openPositionBody(clientId) }),
  'recruitment.update-open-position': ({ position: { id } }) => ({ body: unchangedBody(id, 1) }),
  'recruitment.delete-open-position': ({ position: { id } }) => ({ body: { id } }),
  'recruitment.move-open-position': ({ position: { id } }) => ({
    params: { id },
    body: { version: 1, status: 'pause' },
  }),
  'recruitment.candidate-table': () => ({}),
  'recruitment.export-candidate-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.candidate-details': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.duplicate-candidates': () => ({ body: { first_name: 'Maria', last_name: 'Santos' } }),
  'recruitment.create-candidate': () => ({ body: candidateBody() }),
  'recruitment.update-candidate': ({ candidate: id }) => ({ body: { ...candidateBody(), id, version: 1 } }),
  'recruitment.delete-candidate': ({ candidate: id }) => ({ body: { id } }),
  'recruitment.archive-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.unarchive-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.shared-candidate': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.export-candidate-data': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.candidate-scorecards': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.save-scorecard': ({ application: id }) => ({
    params: { id },
    body: { ratings: [{ criterion: 'Overall', rating: 4 }], recommendation: 'yes', comment: null },
  }),
  'recruitment.candidate-links': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.create-candidate-link': ({ candidate: id }) => ({ params: { id }, body: { label: 'Mine', days: 7 } }),
  'recruitment.revoke-candidate-link': ({ link: id }) => ({ params: { id } }),
  'recruitment.open-candidate-link': () => ({ body: { token: 'no-such-token' } }),
  'recruitment.duplicate-candidate-pairs': () => ({}),
  'recruitment.merge-candidates': ({ candidate: id }) => ({
    params: { id },
    body: { version: 1, other_id: shared, other_version: 1, taken: [] },
  }),
  'recruitment.open-position-head': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.list-position-attachments': ({ position: { id } }) => ({ params: { id } }),
  'recruitment.read-position-attachment': ({ position: { id } }) => ({
    query: { open_position_id: id, file_name: 'canary.pdf' },
  }),
  'recruitment.attach-to-position': ({ position: { id } }) => fileOf({ open_position_id: id }),
  'recruitment.remove-position-attachment': ({ positionFile: id }) => ({ params: { id } }),
  'recruitment.restore-position-attachment': ({ positionFile: id }) => ({ params: { id } }),
  'recruitment.list-candidate-attachments': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.read-candidate-attachment': ({ candidate: id }) => ({
    query: { candidate_id: id, file_name: 'canary.pdf' },
  }),
  'recruitment.attach-to-candidate': ({ candidate: id }) => fileOf({ candidate_id: id }),
  'recruitment.remove-candidate-attachment': ({ candidateFile: id }) => ({ params: { id } }),
  'recruitment.restore-candidate-attachment': ({ candidateFile: id }) => ({ params: { id } }),
  'recruitment.note-table': () => ({}),
  'recruitment.export-note-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.position-notes': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.candidate-notes': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.add-note': ({ position: { id } }) => ({
    body: { about: 'position', about_id: id, body: 'Mine.', visibility: 'client_shared' },
  }),
  'recruitment.reply-to-note': ({ note: id }) => ({
    params: { id },
    body: { body: 'Mine.', visibility: 'client_shared' },
  }),
  'recruitment.edit-note': ({ note: id }) => ({ params: { id }, body: { version: 1, body: 'Mine.' } }),
  'recruitment.share-note': ({ note: id }) => ({ params: { id }, body: { version: 1, visibility: 'staff' } }),
  'recruitment.remove-note': ({ note: id }) => ({ params: { id } }),
  'recruitment.position-candidates': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.candidate-applications': ({ candidate: id }) => ({ params: { id } }),
  'recruitment.candidate-choices': () => ({ query: { search: 'Maria' } }),
  'recruitment.create-application': ({ position: { id }, candidate }) => ({
    body: { position_id: id, candidate_id: candidate },
  }),
  'recruitment.move-application': ({ application: id }) => ({
    params: { id },
    body: { version: 1, stage: 'interview' },
  }),
  'recruitment.hire-form': ({ application: id }) => ({ params: { id } }),
  'recruitment.hire-candidate': ({ application: id }) => ({ params: { id }, body: hired }),
  'recruitment.my-open-position-table': () => ({}),
  'recruitment.export-my-open-position-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.my-open-position-figures': () => ({}),
  'recruitment.my-open-position-details': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.my-open-position-candidates': ({ position: { uuid } }) => ({ params: { uuid } }),
  'recruitment.candidate-profile': ({ applicationUuid: uuid }) => ({ params: { uuid } }),
  'recruitment.present-applications': ({ application: id }) => ({ body: { applications: [{ id, version: 1 }] } }),
  'recruitment.decide-application': ({ application: id }) => ({
    params: { id },
    body: { version: 1, decision: 'shortlisted' },
  }),
  'recruitment.job-description-template-table': () => ({}),
  'recruitment.export-job-description-template-list': () => ({ body: { format: 'csv', query: {} } }),
  'recruitment.job-description-template-details': ({ template: id }) => ({ params: { id } }),
  'recruitment.filled-job-description-template': ({ template: id, position }) => ({
    params: { id },
    query: { position_id: position.id },
  }),
  'recruitment.described-position-choices': () => ({ query: { search: 'Bookkeeper' } }),
  'recruitment.create-job-description-template': () => ({ body: templateBody() }),
  'recruitment.update-job-description-template': ({ template: id }) => ({
    body: { ...templateBody(), id, version: 1 },
  }),
  'recruitment.delete-job-description-template': ({ template: id }) => ({ body: { id } }),
  'recruitment.archive-job-description-template': ({ template: id }) => ({ params: { id } }),
  'recruitment.activate-job-description-template': ({ template: id }) => ({ params: { id } }),
  'recruitment.current-job-description': ({ position: { id } }) => ({ params: { id } }),
  'recruitment.job-description-versions': ({ position: { id } }) => ({ params: { id } }),
  'recruitment.job-description-difference': ({ position: { id } }) => ({ params: { id }, query: { from: 1, to: 2 } }),
  'recruitment.save-job-description': ({ position: { id } }) => ({
    params: { id },
    body: descriptionBody({ version: 2 }),
  }),
  'recruitment.hire-drafts': () => ({}),
  'recruitment.hire-templates': () => ({}),
  'recruitment.hire-draft-details': ({ hireDraft: uuid }) => ({ params: { uuid } }),
  'recruitment.start-hire-draft': () => ({ body: { title: 'Mine', family: 'other' } }),
  'recruitment.save-hire-draft': ({ hireDraft: uuid }) => ({ params: { uuid }, body: { version: 1, path: 'typed' } }),
  'recruitment.write-hire-text': ({ hireDraft: uuid }) => ({
    params: { uuid },
    body: { version: 1, template_id: null },
  }),
  'recruitment.review-hire-draft': ({ hireDraft: uuid }) => ({
    params: { uuid },
    body: { version: 1, is_reviewed: false },
  }),
  'recruitment.finalize-hire-draft': ({ hireDraft: uuid }) => ({ params: { uuid }, body: { version: 1 } }),
  'recruitment.discard-hire-draft': ({ hireDraft: uuid }) => ({ params: { uuid } }),
  'recruitment.review-job-description': ({ position: { id } }) => ({ params: { id }, body: { version: 2 } }),
};

const everyCall: readonly CallDeclaration[] = [
  ...Object.values(openPositionsCalls),
  openPositionList.exportCall,
  ...Object.values(candidatesCalls),
  ...Object.values(candidateLinksCalls),
  ...Object.values(candidateMergesCalls),
  ...Object.values(scorecardsCalls),
  candidateList.exportCall,
  ...Object.values(applicationsCalls),
  ...Object.values(hiresCalls),
  ...Object.values(jobDescriptionTemplatesCalls),
  jobDescriptionTemplateList.exportCall,
  ...Object.values(jobDescriptionsCalls),
  ...Object.values(hireDraftsCalls),
  ...Object.values(notesCalls),
  noteList.exportCall,
  ...Object.values(positionAttachmentCalls),
  ...Object.values(candidateAttachmentCalls),
  ...Object.values(myPositionsCalls),
  myPositionList.exportCall,
];

const send = (who: keyof typeof viewers, call: CallDeclaration, side: Side) =>
  viewers[who].refused(call, requests[call.name]?.(side) as never);
const roleOf = (who: keyof typeof viewers) => (who === 'chosen' ? 'client-user' : who);

it('has a request for every call', () => {
  expect(everyCall.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
});

/** What a viewer gets about the records of a side, where it should get nothing. */
async function leaksTo(who: keyof typeof viewers, side: Side, canary: RegExp): Promise<string[]> {
  const seen: string[] = [];
  for (const call of everyCall) {
    if (call.rate) portal.clock.advance({ seconds: 61 });
    const { status, text } = await send(who, call, side);
    const isAdmitted = mayAccess(call.access, { roles: [roleOf(who)], permissions: [] });
    const isFile = 'multipart' in call || call.answer === 'file';
    const isAboutOneRecord =
      /:id|:uuid/.test(call.path) || call.access === 'public' || (isFile && !call.name.includes('export'));
    // What is added about their records is refused as input.
    const isAdded = call.name === 'recruitment.add-note';
    const expected = isAdmitted ? (isAdded ? 422 : isAboutOneRecord ? 404 : (call.status ?? 200)) : 403;
    if (status !== expected || canary.test(text)) seen.push(`${call.name}: ${status} ${text}`);
  }
  return seen;
}

it.each(['client', 'client-user', 'client-admin', 'chosen'] as const)(
  'shows and changes nothing of the other company, whatever %s calls',
  async (who) => {
    expect(await leaksTo(who, theirs, /canary[^"]*theirs/i)).toEqual([]);
    expect(await stateOfTheirs()).toBe(before);
  },
);

it('shows and changes nothing of the own company that was not chosen for the user', async () => {
  expect(await leaksTo('chosen', mine, /canary (?!template)|bookkeeper/i)).toEqual([]);
  expect(await stateOfTheirs()).toBe(before);
  const { body } = await viewers.chosen.call(myPositionsCalls.list);
  expect(body.data.map(({ title }) => title)).toEqual(['Chosen position']);
});

it.each(['client-user', 'client-admin'] as const)('answers %s about the own records', async (who) => {
  expect((await send(who, myPositionsCalls.list, mine)).text).toContain('Bookkeeper');
  expect((await send(who, myPositionsCalls.details, mine)).status).toBe(200);
  expect((await send(who, myPositionsCalls.candidates, mine)).text).toContain('Canary mine');
  const { text } = await send(who, myPositionsCalls.profile, mine);
  expect(text).toContain('Canary mine');
  expect(text).not.toMatch(/canary tag|mail\.test/i);
});

it('answers the same requests about the own records', async () => {
  for (const name of ['details'] as const) {
    expect((await send('client', candidatesCalls[name], mine)).text).toContain('Canary mine');
    expect((await send('client', openPositionsCalls[name], mine)).status).toBe(200);
  }
  expect((await send('client', applicationsCalls.ofPosition, mine)).text).toContain('Canary reason mine');
  for (const call of [notesCalls.ofPosition, notesCalls.list, noteList.exportCall])
    expect((await send('client', call, mine)).text).toContain('Canary note mine');
  for (const calls of [positionAttachmentCalls, candidateAttachmentCalls]) {
    expect((await send('client', calls.list, mine)).text).toContain('canary.pdf');
    expect((await send('client', calls.read, mine)).status).toBe(200);
  }
  expect((await send('client', candidateList.exportCall, mine)).text).toMatch(/Canary mine/);
  expect((await send('client', applicationsCalls.decide, mine)).status).toBe(200);
  expect((await send('client', jobDescriptionTemplatesCalls.filled, mine)).text).toContain(
    'A Bookkeeper for Twin Works Pty Ltd.',
  );
  expect((await send('client', jobDescriptionTemplatesCalls.positions, mine)).text).toContain('Bookkeeper');
  expect((await send('client', jobDescriptionTemplateList.exportCall, mine)).text).toContain('Canary template mine');
});

it('shows the reviewed description alone, and nobody who wrote, reviewed or used anything', async () => {
  const seen = await send('client', jobDescriptionsCalls.current, mine);
  expect(seen.text).toContain('Canary text mine');
  const { text: details } = await send('client', jobDescriptionTemplatesCalls.details, mine);
  const { text: list } = await send('client', jobDescriptionTemplatesCalls.list, mine);
  expect([seen.text, details, list].join()).not.toMatch(/canary (draft|reviewer)|usage_count|updated|number|origin/i);
});

it('keeps a template and a position of different sides apart', async () => {
  const query = { position_id: theirs.position.id };
  const refused = await viewers.client.refused(jobDescriptionTemplatesCalls.filled, {
    params: { id: mine.template },
    query,
  });
  expect(refused.status).toBe(404);
});

it('keeps the sides apart for a candidate who is presented to both', async () => {
  const params = { id: shared };
  const { body } = await viewers.client.call(applicationsCalls.ofCandidate, { params });
  expect(body.map(({ position, decision_reason }) => [position.id, decision_reason])).toEqual([
    [mine.position.id, 'Canary reason mine'],
  ]);
  for (const call of [candidatesCalls.details, notesCalls.ofCandidate])
    expect((await viewers.client.refused(call, { params })).text).not.toMatch(/canary|mail\.test/i);
});
