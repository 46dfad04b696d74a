import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { environment } from '../../platform/config/environment.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createParty, mondayAtNine } from './interview-party.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.clock.set('2026-03-12T01:00:00Z'));
afterAll(() => portal.close());

async function opened() {
  const party = await createParty(portal);
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const body = (gaps: object = {}) => ({
    application_id: party.application.id,
    minutes: 30,
    user_ids: [party.userId, party.owner.id],
    starts_at: mondayAtNine,
    ...gaps,
  });
  const hold = async (gaps: object = {}, viewer = recruiter) =>
    (await viewer.call(calls.hold, { body: body(gaps) })).body;
  return { ...party, recruiter, body, hold };
}

it('keeps a time for some minutes, and offers others to who comes later', async () => {
  const { clientId, application, userId, hold } = await opened();
  const kept = await hold();
  expect(kept).toMatchObject({
    hold: { starts_at: mondayAtNine, ends_at: '2026-03-16T01:30:00Z', expires_at: '2026-03-12T01:15:00Z' },
    refusal: null,
    alternatives: [],
  });
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const late = { application_id: application.id, minutes: 30, user_ids: [userId], starts_at: '2026-03-16T01:15:00Z' };
  const { body } = await buyer.call(calls.hold, { body: late });
  expect(body.hold).toBe(null);
  expect(body.refusal).toBe('This time is not free any more. Choose one of the others.');
  expect(body.alternatives).toHaveLength(6);
  const again = await buyer.call(calls.hold, { body: { ...late, starts_at: body.alternatives[0]?.starts_at ?? '' } });
  expect(again.body.hold).not.toBe(null);
});

it('keeps one time of a user for an application, and frees it when it expires or is released', async () => {
  const { hold, recruiter } = await opened();
  await hold();
  expect((await hold({ starts_at: '2026-03-16T05:00:00Z' })).hold).not.toBe(null);
  const colleague = await portal.as({ roles: ['hr'] });
  const taken = await hold({}, colleague);
  expect(taken.hold).not.toBe(null);
  expect((await hold()).hold).toBe(null);
  portal.clock.advance({ minutes: 16 });
  const mine = await hold();
  expect(mine.hold).not.toBe(null);
  const params = { uuid: mine.hold?.uuid ?? '' };
  expect((await colleague.refused(calls.release, { params })).status).toBe(404);
  expect((await recruiter.call(calls.release, { params })).status).toBe(204);
  expect((await hold({}, colleague)).hold).not.toBe(null);
});

it('keeps the time between interviews, and asks nobody outside the hours or without notice', async () => {
  const { hold, application, userId } = await opened();
  await hold();
  const colleague = await portal.as({ roles: ['sales'] });
  // The client user keeps 15 minutes between interviews.
  expect((await hold({ starts_at: '2026-03-16T01:40:00Z' }, colleague)).hold).toBe(null);
  expect((await hold({ starts_at: '2026-03-16T10:00:00Z' }, colleague)).hold).toBe(null);
  expect((await hold({ starts_at: '2026-03-12T05:00:00Z' }, colleague)).hold).toBe(null);
  const reason = { starts_at: '2026-03-16T10:00:00Z', override_reason: 'The client asked for it by phone.' };
  expect((await hold(reason, colleague)).hold).not.toBe(null);
  expect((await hold({ ...reason, user_ids: [userId] })).hold).toBe(null);
  const past = await colleague.refused(calls.hold, {
    body: { application_id: application.id, minutes: 30, user_ids: [userId], starts_at: '2026-03-11T01:00:00Z' },
  });
  expect(past.body.errors).toEqual({ starts_at: ['The start must be in the future.'] });
  const far = { ...reason, starts_at: '9999-12-31T23:59:00Z' };
  const refused = await colleague.refused(calls.hold, {
    body: { application_id: application.id, minutes: 30, user_ids: [userId], ...far },
  });
  expect(refused.body.errors).toEqual({ starts_at: ['The start must be before 2100.'] });
});

it('lets no client book outside the hours, whatever the reason', async () => {
  const { clientId, application, userId } = await opened();
  const buyer = await portal.as({ roles: ['client'], clientId });
  const body = { application_id: application.id, minutes: 30, user_ids: [userId], starts_at: mondayAtNine };
  const refused = await buyer.refused(calls.hold, { body: { ...body, override_reason: 'Please' } });
  expect(refused.body.errors).toEqual({ override_reason: ['Only staff who recruit book a time outside the hours.'] });
});

it('never gives a candidate two interviews at once', async () => {
  const { hold, candidate } = await opened();
  const other = await createParty(portal);
  const second = await createApplication(portal.db, {
    position_id: other.position.id,
    candidate_id: candidate.id,
    stage: 'presented',
  });
  await hold();
  const colleague = await portal.as({ roles: ['hr'] });
  const { body } = await colleague.call(calls.hold, {
    body: { application_id: second.id, minutes: 30, user_ids: [other.userId], starts_at: mondayAtNine },
  });
  expect(body.hold).toBe(null);
});

it('refuses overlaps in the database as well', async () => {
  const { hold, userId } = await opened();
  const kept = await hold();
  const { id: hold_id } = await portal.db
    .selectFrom('interview_hold')
    .select('id')
    .where('uuid', '=', kept.hold?.uuid ?? '')
    .executeTakeFirstOrThrow();
  const time = { hold_id, user_id: userId, starts_at: '2026-03-16T01:29:00Z', ends_at: '2026-03-16T02:00:00Z' };
  await expect(portal.db.insertInto('interview_time').values(time).execute()).rejects.toThrow(
    'interview_time_person_no_overlap',
  );
});

/** 200 before a release: HOLD_TRIES=200. */
const tries = Number(environment().HOLD_TRIES ?? 24);

it('gives a time to one of many who ask for overlapping ones at once, and other times to the rest', async () => {
  const { body } = await opened();
  const people = await Promise.all(Array.from({ length: tries }, () => portal.as({ roles: ['recruitment'] })));
  const sent = await Promise.all(
    Array.from({ length: tries }, async (_, index) => {
      // Each overlaps all others, and none is equal to all.
      const starts_at = `2026-03-16T01:${String(index % 15).padStart(2, '0')}:00Z`;
      const viewer = people[index];
      return viewer?.call(calls.hold, { body: body({ starts_at, override_reason: 'As agreed by phone.' }) });
    }),
  );
  const answers = sent.flatMap((one) => (one ? [one.body] : []));
  expect(answers).toHaveLength(tries);
  const late = answers.filter(({ hold }) => hold === null);
  expect(late).toHaveLength(tries - 1);
  for (const { refusal, alternatives } of late) {
    expect(refusal).toMatch(/^This time is not free any more/);
    expect(alternatives.length).toBeGreaterThan(0);
  }
  const rows = await portal.db
    .selectFrom('interview_time')
    .select('hold_id')
    .where('user_id', '=', body().user_ids[0] ?? 0)
    .execute();
  expect(rows).toHaveLength(1);
}, 120_000);
