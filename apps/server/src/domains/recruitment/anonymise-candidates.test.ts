import { candidateAttachmentCalls as files } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { candidatesCalls as calls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { resumeTypeId } from '@muster/contract/domains/recruitment/resume-texts.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createCandidateLink } from '../../testing/factories/candidate-links.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { createInterview } from '../../testing/factories/interviews.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import { anonymiseCandidates, warnOfRetention } from './anonymise-candidates.ts';

const today = '2026-03-02';

let portal: TestPortal;
let recruiter: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  recruiter = await portal.as({ roles: ['recruitment'] });
});
afterAll(() => portal.close());

const context = () => portalContextFor(portal.services)(portal.db);
const run = async (day = today) => {
  for (let after: number | null = 0; after !== null; )
    after = await anonymiseCandidates(context(), { day, after, most: 2 });
  await portal.settle();
};
const candidateWith = (contact: object, more: object = {}) =>
  createCandidate(portal.db, { first_name: 'Canary', last_name: 'Bird', contact, ...more });
const nameOf = async (id: number) => (await recruiter.call(calls.details, { params: { id } })).body.name;
const gone = 'Anonymized candidate';
const past = { consent_on: '2025-01-01', retain_until: '2026-03-01' };

it('removes who the person was from every table, and keeps what is counted', async () => {
  const { id } = await candidateWith(
    { ...past, email: 'canary@mail.test', phone: '09170000099', tags: ['Canary tag'] },
    { headline: 'Canary trainer', home_place: 'Canary Islands' },
  );
  const { id: position_id } = await createOpenPosition(portal.db);
  const application = await createApplication(portal.db, {
    ...{ candidate_id: id, position_id, stage: 'rejected', decision: 'rejected', reason: 'Canary reason' },
  });
  await createRecruitmentNote(portal.db, { candidate_id: id, body: 'Canary note' });
  await createRecruitmentNote(portal.db, { application_id: application.id, body: 'Canary note' });
  await createCandidateLink(portal.db, { candidate_id: id, label: 'Canary link', token: 'canary' });
  const interview = await createInterview(portal.db, { application_id: application.id, place: 'Canary Wharf' });
  const form = uploadForm(
    { candidate_id: id, attachment_type_id: resumeTypeId, visibility: 'staff' },
    pdf('Canary text'),
    'canary.pdf',
  );
  await recruiter.call(files.add, { form });
  await portal.settle();
  await run();
  expect((await recruiter.call(calls.details, { params: { id } })).body).toMatchObject({
    ...{ name: gone, headline: null, home_place: null },
    work: { email: null, phone: null, source: 'referral', tags: [], resumes: [], anonymised_at: expect.any(String) },
  });
  const { rows } = await sql<{ data: string }>`
    select json_agg(json_build_array(c, p, a, d, s, n, l, f, i))::text as data from candidate c
    left join candidate_private p on p.candidate_id = c.id
    left join application a on a.candidate_id = c.id
    left join application_decision d on d.application_id = a.id
    left join application_stage s on s.application_id = a.id
    left join recruitment_note n on n.candidate_id = c.id or n.application_id = a.id
    left join candidate_link l on l.candidate_id = c.id
    left join attachment f on f.candidate_id = c.id
    left join interview i on i.application_id = a.id where c.id = ${id}`.execute(portal.db);
  expect(rows[0]?.data).toContain('"stage":"rejected"');
  expect(rows[0]?.data).toContain(`"id":${interview.id}`);
  expect(rows[0]?.data).not.toMatch(/canary/i);
  const change = {
    ...{ id, version: 2, first_name: 'Ana', last_name: 'Reyes', source: 'referral' as const, tags: [] },
  };
  expect((await recruiter.refused(calls.update, { body: change })).body.message).toMatch(/was anonymized/);
});

it.each([
  ['the day after the retention date', past, true],
  ['not on the retention date', { consent_on: '2025-01-01', retain_until: today }, false],
  ['when the consent ends', { consent_on: '2025-01-01', consent_until: '2026-03-01' }, true],
  ['not before a later retention date', { ...past, retain_until: '2027-01-01', consent_until: '2026-01-01' }, false],
  ['after a consent is withdrawn', { consent_on: '2025-01-01', consent_withdrawn_on: '2026-03-01' }, true],
  ['not while the default period lasts', {}, false],
])('anonymises %s', async (_, contact, isGone) => {
  const { id } = await candidateWith(contact);
  await run();
  expect(await nameOf(id)).toBe(isGone ? gone : 'Canary Bird');
});

it('never anonymises somebody with an open application or a hire', async () => {
  const { id: position_id } = await createOpenPosition(portal.db);
  const stages = ['new', 'interview', 'offered', 'hired'] as const;
  for (const stage of stages) {
    const { id } = await candidateWith(past);
    await createApplication(portal.db, { candidate_id: id, position_id, stage });
    await run();
    expect(await nameOf(id), stage).toBe('Canary Bird');
  }
});

it('warns recruitment once, and waits two weeks after the warning before the default period ends', async () => {
  const { id } = await candidateWith({}, { created_at: '2024-01-01T00:00:00Z' });
  const { id: soon } = await candidateWith({ consent_on: '2025-01-01', retain_until: '2026-03-10' });
  const sent = async () => {
    await portal.settle();
    const rows = await portal.db
      .selectFrom('notification')
      .select('id')
      .where('type', '=', 'recruitment.retention')
      .where('user_id', '=', recruiter.userId)
      .execute();
    return rows.length;
  };
  await run();
  expect(await nameOf(id)).toBe('Canary Bird');
  await warnOfRetention(context(), today);
  expect(await sent()).toBe(1);
  await warnOfRetention(context(), '2026-03-03');
  expect(await sent()).toBe(1);
  await run('2026-03-15');
  expect([await nameOf(id), await nameOf(soon)]).toEqual(['Canary Bird', gone]);
  await run('2026-03-16');
  expect(await nameOf(id)).toBe(gone);
});
