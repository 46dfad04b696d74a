import { candidateAttachmentCalls as files } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { candidateMergesCalls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { resumeTypeId } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptedPdf } from '../../platform/document-text/pdf.fixture.ts';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { docx, pdf, png, uploadForm } from '../../testing/sample-files.ts';
import { takeUnreadResume } from './resume-texts.repository.ts';

let portal: TestPortal;
let recruiter: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  recruiter = await portal.as({ roles: ['recruitment'] });
});
afterAll(() => portal.close());

const add = (candidate_id: number, content: Buffer, more: object = {}) =>
  recruiter.call(files.add, {
    form: uploadForm(
      { candidate_id, attachment_type_id: resumeTypeId, visibility: 'staff', ...more },
      content,
      'resume.pdf',
    ),
  });
const search = async (viewer: Persona, value: string) => {
  const { body } = await viewer.call(calls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value } } }) },
  });
  return body.data;
};
const resumesOf = async (id: number) => {
  const { body } = await recruiter.call(calls.details, { params: { id } });
  return body.work?.resumes ?? [];
};
const wordText = (text: string) =>
  docx({
    'word/document.xml': `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });

it('finds candidates by the text of their resumes, and shows the matching words', async () => {
  const { id } = await createCandidate(portal.db, { last_name: 'Zamora' });
  await add(id, pdf('Kubernetes engineer of Zamora in C++ and Go'));
  expect(await resumesOf(id)).toMatchObject([{ file_name: 'resume.pdf', state: 'waiting' }]);
  expect(await search(recruiter, 'kubernetes')).toEqual([]);
  await portal.settle();
  expect(await resumesOf(id)).toMatchObject([{ state: 'read', is_cut: false }]);
  for (const text of ['KUBERN', 'zamora kubernetes', 'c++', 'go']) {
    const [row] = await search(recruiter, text);
    expect(row?.id, text).toBe(id);
    expect(
      row?.resume_match?.some(({ is_match }) => is_match),
      text,
    ).toBe(true);
  }
  expect((await search(recruiter, 'kubern'))[0]?.resume_match).toEqual([
    { text: 'Kubernetes', is_match: true },
    { text: ' engineer of Zamora in C++ and Go', is_match: false },
  ]);
  expect((await search(recruiter, 'zamora'))[0]?.resume_match).toBeNull();
  for (const text of ['ubernetes', 'g', 'kubernetes elsewhere', "'", ':*', '\\'])
    expect(await search(recruiter, text)).toEqual([]);
});

it('reads .docx files, and says why another file has no text', async () => {
  const { id } = await createCandidate(portal.db);
  await add(id, wordText('Señor quantity surveyor'));
  await add(id, encryptedPdf());
  await add(id, png());
  await add(id, pdf(''));
  await portal.settle();
  expect((await resumesOf(id)).map(({ state }) => state)).toEqual(['no-text', 'other-kind', 'encrypted', 'read']);
  expect((await search(recruiter, 'senor surveyor'))[0]?.resume_match).toEqual([
    { text: 'Señor', is_match: true },
    { text: ' quantity ', is_match: false },
    { text: 'surveyor', is_match: true },
  ]);
});

it('leaves out removed files and private files of others', async () => {
  const { id } = await createCandidate(portal.db);
  const { body } = await add(id, pdf('Falconry instructor'), { visibility: 'staff_private' });
  await portal.settle();
  const colleague = await portal.as({ roles: ['hr'] });
  expect(await search(recruiter, 'falconry')).toHaveLength(1);
  expect(await search(colleague, 'falconry')).toEqual([]);
  const { body: seen } = await colleague.call(calls.details, { params: { id } });
  expect(seen.work?.resumes).toEqual([]);
  await recruiter.call(files.remove, { params: { id: body.id } });
  expect(await search(recruiter, 'falconry')).toEqual([]);
  expect(await resumesOf(id)).toEqual([]);
  await recruiter.call(files.restore, { params: { id: body.id } });
  expect(await search(recruiter, 'falconry')).toHaveLength(1);
});

it('finds nobody by a private file without a reader, and follows a file that more people may read', async () => {
  const { id } = await createCandidate(portal.db);
  const { body } = await add(id, pdf('Ocularist'), { visibility: 'staff_private' });
  await portal.settle();
  const colleague = await portal.as({ roles: ['hr'] });
  const change = (values: { uploaded_by_user_id?: null; visibility?: string }) =>
    portal.db.updateTable('attachment').set(values).where('id', '=', body.id).execute();
  await change({ uploaded_by_user_id: null });
  for (const viewer of [recruiter, colleague]) expect(await search(viewer, 'ocularist')).toEqual([]);
  await change({ visibility: 'staff' });
  for (const viewer of [recruiter, colleague]) expect(await search(viewer, 'ocularist')).toHaveLength(1);
});

it('never shows text to a client, nor finds anybody by it, even where the client reads the file', async () => {
  const { id: clientId } = await createClient(portal.db);
  const { id: position_id } = await createOpenPosition(portal.db, { client_id: clientId });
  const { candidate_id: id } = await createApplication(portal.db, { position_id, stage: 'presented' });
  await add(id, pdf('Canary of the text'), { visibility: 'client_shared' });
  await portal.settle();
  expect(await search(recruiter, 'canary')).toHaveLength(1);
  const client = await portal.as({ roles: ['client'], clientId });
  expect(await search(client, 'canary')).toEqual([]);
  for (const call of [calls.details, calls.shared])
    expect(JSON.stringify((await client.call(call, { params: { id } })).body)).not.toMatch(/canary|resume/i);
  const rowsSeenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => {
      const { length } = await db.selectFrom('resume_text').select('attachment_id').execute();
      return length > 0;
    });
  for (const scope of ['none', `client:${clientId}`, 'employee:1']) expect(await rowsSeenBy(scope)).toBe(false);
  expect(await rowsSeenBy('staff')).toBe(true);
});

it('follows the candidate into the kept record of a merge', async () => {
  const [kept, removed] = [await createCandidate(portal.db), await createCandidate(portal.db)];
  await add(removed.id, pdf('Glassblower'));
  await portal.settle();
  await recruiter.call(candidateMergesCalls.merge, {
    params: { id: kept.id },
    body: { version: 1, other_id: removed.id, other_version: 1, taken: [] },
  });
  expect((await search(recruiter, 'glassblower')).map(({ id }) => id)).toEqual([kept.id]);
});

it('row 12: begins again where a process ended, and gives a file up in the end', async () => {
  const { id } = await createCandidate(portal.db);
  await add(id, pdf('Never read'));
  const at = () => portal.clock.now().toString();
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    expect(await takeUnreadResume(portal.db, at())).toMatchObject({ candidate_id: id, attempts });
    expect(await takeUnreadResume(portal.db, at())).toBeUndefined();
    portal.clock.advance({ minutes: 3 });
  }
  await portal.settle();
  expect(await resumesOf(id)).toMatchObject([{ state: 'damaged' }]);
});
