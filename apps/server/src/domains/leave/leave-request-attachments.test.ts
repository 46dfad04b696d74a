import { leaveRequestAttachmentCalls as files } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadedPeople } from '../../platform/audit/downloaded-people.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';
import { attach, attaching, documentedLeave, triedBy } from './leave-document.fixture.ts';
import { taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const decide = (who: Persona, id: number, decision: 'approved' | 'refused') =>
  who.call(calls.decide, { body: { id, decision, note: 'Noted.' } });
const listed = async (who: Persona, id: number) => (await who.call(files.list, { params: { id } })).body;
const lastLog = (event: string) =>
  portal.db
    .selectFrom('activity_log')
    .select(['subject_kind', 'subject_id', 'before', 'after', 'details'])
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const nothing = [404, 404, 404, 404];

describe('a document of leave', () => {
  it('is added by the employee, and read by who decides', async () => {
    const { id, ana, lead, hr } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    expect(await listed(ana.user, id)).toEqual({
      data: [
        {
          ...{ id: fileId, file_name: 'certificate.pdf', kind: 'pdf', size_bytes: pdf().length, may_remove: true },
          ...{ attachment_type: null, uploaded_by: expect.any(String), created_at: expect.any(String) },
        },
      ],
      abilities: { change: true },
    });
    const query = { leave_request_id: id, file_name: 'certificate.pdf', id: fileId };
    for (const who of [ana.user, lead, hr]) expect((await who.refused(files.read, { query })).text).toBe(String(pdf()));
    expect((await listed(lead, id)).data.map((file) => file.may_remove)).toEqual([false]);
    await attach(lead, id, 'form.pdf');
    expect((await listed(ana.user, id)).data.map((file) => [file.file_name, file.may_remove])).toEqual([
      ['form.pdf', false],
      ['certificate.pdf', true],
    ]);
  });

  it('is refused by its content, and takes no type', async () => {
    const { id, ana } = await documentedLeave(portal);
    const hostile = { form: uploadForm({ leave_request_id: id }, '<svg onload="alert(1)"/>', 'scan.png') };
    expect((await ana.user.refused(files.add, hostile)).body.errors).toEqual({
      attachment: ['The attachment must be of type: pdf, png, jpg, docx, xlsx.'],
    });
    const typed = { form: uploadForm({ leave_request_id: id, attachment_type_id: 5 }, pdf(), 'a.pdf') };
    expect((await ana.user.refused(files.add, typed)).status).toBe(422);
    expect((await listed(ana.user, id)).data).toEqual([]);
  });

  it('can be added after the approval, and removed then by HR alone', async () => {
    const { id, ana, hr } = await documentedLeave(portal);
    const first = await attach(ana.user, id);
    await decide(hr, id, 'approved');
    const kept = await ana.user.refused(files.remove, { params: { id: first } });
    expect([kept.status, kept.body.message]).toEqual([
      409,
      'This request was approved already. Ask HR to remove the document.',
    ]);
    await attach(ana.user, id, 'fit to work.pdf');
    await hr.call(files.remove, { params: { id: first } });
    expect((await listed(ana.user, id)).data.map((file) => file.file_name)).toEqual(['fit to work.pdf']);
  });

  it('stays for the employee and HR once the request is rejected, and none is added', async () => {
    const { id, ana, lead, hr } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    await decide(lead, id, 'refused');
    expect(await triedBy(lead, id, fileId)).toEqual(nothing);
    for (const who of [ana.user, hr]) {
      expect((await listed(who, id)).data).toHaveLength(1);
      const added = await who.refused(files.add, attaching(id));
      expect([added.status, added.body.message]).toEqual([409, 'This request was rejected already.']);
    }
  });

  it('is one of ten at most, also for uploads at the same time', async () => {
    const { id, ana } = await documentedLeave(portal);
    for (let at = 1; at <= 9; at++) await attach(ana.user, id, `page ${at}.pdf`);
    const both = await Promise.all(
      ['a.pdf', 'b.pdf'].map(async (name) => (await ana.user.refused(files.add, attaching(id, name))).status),
    );
    expect(both.toSorted()).toEqual([201, 422]);
    expect((await ana.user.refused(files.add, attaching(id))).body.errors).toEqual({
      attachment: ['A leave request has at most 10 documents. Remove one first.'],
    });
    const copy = sql`insert into attachment (leave_request_id, file_name, storage_key, sha256, size_bytes, media_type)
      select leave_request_id, 'more.pdf', 'more', sha256, size_bytes, media_type from attachment where leave_request_id = ${id} limit 1`;
    await expect(copy.execute(portal.db)).rejects.toThrow(/as many documents/);
  });

  it('has 30 MB with the others of its request', async () => {
    const { id, ana } = await documentedLeave(portal);
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) await attach(ana.user, id, name);
    await sql`update attachment set size_bytes = 10485760 where leave_request_id = ${id}`.execute(portal.db);
    expect((await ana.user.refused(files.add, attaching(id))).body.errors).toEqual({
      attachment: [
        'The documents of a leave request have at most 30 MB together. Attach a smaller file, or remove one first.',
      ],
    });
  });

  it('goes with its request, and belongs to one owner alone', async () => {
    const { id, ana } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    const twice = portal.db.updateTable('attachment').set({ employee_id: ana.id }).where('id', '=', fileId).execute();
    await expect(twice).rejects.toThrow(/attachment_owner/);
    await portal.db.deleteFrom('leave_request').where('id', '=', id).execute();
    const left = await portal.db.selectFrom('attachment').select('id').where('id', '=', fileId).execute();
    expect(left).toEqual([]);
  });
});

describe('rows 9 and 11: the documents of leave', () => {
  it('are missing for everybody who may not see them', async () => {
    const { id, ana, otherLead, clientId } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    const outsiders = [
      (await taker(portal)).user,
      otherLead,
      await portal.as({ roles: ['client-admin'], clientId }),
      await portal.as({ roles: ['payroll'] }),
    ];
    for (const who of outsiders) {
      expect(await triedBy(who, id, fileId)).toEqual(nothing);
      const [foreign, missing] = [
        await who.refused(files.list, { params: { id } }),
        await who.refused(files.list, { params: { id: 99_999_999 } }),
      ];
      expect(foreign.body.message).toBe(missing.body.message);
    }
  });

  it('of a confidential type are for the employee and HR', async () => {
    const { id, ana, lead, hr } = await documentedLeave(portal, 'VAWC');
    const workforce = await portal.as({ roles: ['workforce admin'] });
    const fileId = await attach(ana.user, id);
    for (const who of [lead, workforce]) expect(await triedBy(who, id, fileId)).toEqual(nothing);
    for (const who of [ana.user, hr]) expect((await listed(who, id)).data).toHaveLength(1);
  });

  it('row 31: are logged with the employee and the days, without their names', async () => {
    const { id, ana, hr } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    await hr.refused(files.read, { query: { leave_request_id: id, file_name: 'certificate.pdf' } });
    await portal.settle();
    const facts = { attachment_id: fileId, first_day: '2026-03-16', last_day: '2026-03-18' };
    expect(await lastLog('leave.read-attachment')).toMatchObject({ details: { ...facts, [downloadedPeople]: 1 } });
    await hr.call(files.remove, { params: { id: fileId } });
    await portal.settle();
    const subject = { subject_kind: 'employee', subject_id: String(ana.id) };
    expect(await lastLog('leave.attach')).toEqual({ ...subject, before: null, after: facts, details: null });
    expect(await lastLog('leave.remove-attachment')).toMatchObject({ ...subject, before: facts });
    for (const event of ['leave.attach', 'leave.read-attachment', 'leave.remove-attachment'])
      expect(JSON.stringify(await lastLog(event))).not.toContain('certificate');
  });

  it('are hidden from client users by row security alone', async () => {
    const { id, ana, clientId } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    const seenBy = (scope: string) =>
      portal.db.transaction().execute(async (db) => {
        await sql`select set_config('app.scope', ${scope}, true)`.execute(db);
        return db.selectFrom('attachment').select('id').where('id', '=', fileId).execute();
      });
    expect(await seenBy(`client:${clientId}`)).toEqual([]);
    expect(await seenBy(`employee:${(await createLeaveTaker(portal, weekdays)).id}`)).toEqual([]);
    expect(await seenBy(`employee:${ana.id}`)).toEqual([{ id: fileId }]);
  });
});

it('a removal and an approval at once: who is second meets what the first did', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, ana, hr } = await documentedLeave(portal);
    const fileId = await attach(ana.user, id);
    const [removed] = await Promise.all([
      ana.user.refused(files.remove, { params: { id: fileId } }),
      decide(hr, id, 'approved'),
    ]);
    const left = (await listed(hr, id)).data.length;
    expect([removed.status, left]).toEqual(removed.status === 204 ? [204, 0] : [409, 1]);
    const [shown] = (await ana.user.call(calls.own)).body;
    expect(shown?.documents).toEqual({ count: left, is_missing: left === 0 });
    const said = await readNotices(portal, ana.user.userId);
    expect(said.some(({ text }) => text.includes('still needed'))).toBe(left === 0);
  }
});

it('a removal waits for a decision that began before it', async () => {
  const { id, ana } = await documentedLeave(portal);
  const fileId = await attach(ana.user, id);
  const answer = await portal.db.transaction().execute(async (db) => {
    await sql`select from leave_request where id = ${id} for update`.execute(db);
    let isAnswered = false;
    const removing = ana.user.refused(files.remove, { params: { id: fileId } }).finally(() => {
      isAnswered = true;
    });
    const isWaiting = async () =>
      (await sql<{ pid: number }>`select pid from pg_locks where not granted`.execute(db)).rows.length > 0;
    for (let isReady = false; !isReady; ) isReady = isAnswered || (await isWaiting());
    await sql`update leave_request set state = 'approved', closed_at = now() where id = ${id}`.execute(db);
    return { removing };
  });
  expect((await answer.removing).status).toBe(409);
});

it('two removals at once: one finds it, and both answer', async () => {
  const { id, ana, hr } = await documentedLeave(portal);
  const fileId = await attach(ana.user, id);
  const answers = await Promise.all([ana.user, hr].map((who) => who.refused(files.remove, { params: { id: fileId } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
});
