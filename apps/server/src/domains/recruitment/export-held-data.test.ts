import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createRecruitmentFile } from '../../testing/factories/files.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('exports everything that is held about one person, and logs the read', async () => {
  const { id } = await createCandidate(portal.db, { contact: { email: 'held@mail.test', phone: '09170000077' } });
  const { id: other } = await createCandidate(portal.db, { contact: { email: 'other@mail.test' } });
  const { id: application_id } = await createApplication(portal.db, { candidate_id: id, stage: 'presented' });
  await createRecruitmentNote(portal.db, { application_id, body: 'About the application' });
  await createRecruitmentNote(portal.db, { candidate_id: id, body: 'About the person', visibility: 'staff_private' });
  await createRecruitmentNote(portal.db, { candidate_id: other, body: 'About somebody else' });
  await createRecruitmentFile(portal.db, portal.services.files, { candidate_id: id }, { file_name: 'held.pdf' });
  const hr = await portal.as({ roles: ['hr'] });
  const { status, text } = await hr.refused(calls.heldData, { params: { id } });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    candidate: { id, email: 'held@mail.test', phone: '09170000077' },
    applications: [{ stage: 'presented', stages: expect.any(Array) }],
    notes: [{ text: 'About the application' }, { text: 'About the person', visibility: 'staff_private' }],
    files: [{ file_name: 'held.pdf' }],
    interviews: [],
    scorecards: [],
    public_links: [],
  });
  expect(text).not.toMatch(/other@mail|somebody else/);
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', String(id))
    .execute();
  expect(lines).toEqual([{ event: 'recruitment.export-candidate-data' }]);
});

it('is for admins and HR alone', async () => {
  const { id } = await createCandidate(portal.db);
  for (const role of ['recruitment', 'sales', 'client', 'account manager'] as const)
    expect((await (await portal.as({ roles: [role] })).refused(calls.heldData, { params: { id } })).status).toBe(403);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(calls.heldData, { params: { id: 999_999 } })).status).toBe(404);
});
