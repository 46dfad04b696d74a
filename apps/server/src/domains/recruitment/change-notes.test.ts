import { notesCalls as calls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import type { NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function stage() {
  const { id: clientId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const application = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const [author, colleague] = [await portal.as({ roles: ['recruitment'] }), await portal.as({ roles: ['hr'] })];
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const write = async (visibility: NoteVisibility = 'staff', by = author) => {
    const body = { about: 'position', about_id: position.id, body: 'Asks for Xero.', visibility } as const;
    return (await by.call(calls.add, { body })).body.id;
  };
  const reply = (id: number, visibility: NoteVisibility, by = colleague) =>
    by.refused(calls.reply, { params: { id }, body: { body: 'Why?', visibility } });
  const share = (id: number, visibility: NoteVisibility, version = 1) =>
    author.refused(calls.share, { params: { id }, body: { version, visibility } });
  const read = async (by = author) => (await by.call(calls.ofPosition, { params: { uuid: position.uuid } })).body.data;
  return { clientId, position, application, author, colleague, buyer, write, reply, share, read };
}

it('keeps replies within the audience of their note for every author', async () => {
  const { write, reply, buyer, read } = await stage();
  const staffOnly = await write('staff');
  const wider = await reply(staffOnly, 'client_shared');
  expect([wider.status, wider.body.errors]).toEqual([422, { visibility: ['The visible to is invalid.'] }]);
  expect((await reply(staffOnly, 'staff')).status).toBe(201);
  expect((await reply(staffOnly, 'client_shared', buyer)).status).toBe(404);
  const shared = await write('client_shared');
  expect((await reply(shared, 'client_shared', buyer)).status).toBe(201);
  expect((await reply(shared, 'staff', buyer)).status).toBe(422);
  const [thread] = await read(buyer);
  expect(thread?.replies.map(({ is_by_client }) => is_by_client)).toEqual([true]);
  const ofReply = await reply(thread?.replies[0]?.id ?? 0, 'staff');
  expect([ofReply.status, ofReply.body.message]).toEqual([409, 'This is a reply. Answer the note that it belongs to.']);
});

it('the database refuses a reply that is wider than its note, also after the note became narrower', async () => {
  const { write, author, position } = await stage();
  const insert = (parent: number, parentVisibility: NoteVisibility, visibility: NoteVisibility) =>
    sql`insert into recruitment_note (open_position_id, parent_id, parent_visibility, visibility, body, author_user_id, author_name,
        created_at) values (${position.id}, ${parent}, ${parentVisibility}, ${visibility}, 'Why?', ${author.userId}, 'Rita', now())`.execute(
      portal.db,
    );
  const note = await write('staff');
  await expect(insert(note, 'staff', 'client_shared')).rejects.toThrow('recruitment_note_reply_audience');
  await expect(insert(note, 'client_shared', 'client_shared')).rejects.toThrow('recruitment_note_parent');
  await insert(note, 'staff', 'staff');
  await expect(
    sql`update recruitment_note set visibility = 'staff_private' where id = ${note}`.execute(portal.db),
  ).rejects.toThrow('recruitment_note_reply_audience');
});

it('shares nothing about a candidate, and takes no note of a client on one', async () => {
  const { application, author, buyer } = await stage();
  const about = { about: 'candidate', about_id: application.candidate_id, body: 'Rude.' } as const;
  const shared = await author.refused(calls.add, { body: { ...about, visibility: 'client_shared' } });
  expect([shared.status, Object.keys(shared.body.errors ?? {})]).toEqual([422, ['visibility']]);
  const byClient = await buyer.refused(calls.add, { body: { ...about, visibility: 'client_shared' } });
  expect([byClient.status, Object.keys(byClient.body.errors ?? {})]).toEqual([422, ['about_id']]);
  expect((await author.call(calls.add, { body: { ...about, visibility: 'staff' } })).status).toBe(201);
});

it('narrows the replies with their note, and never below somebody who replied', async () => {
  const { write, reply, share, read, buyer } = await stage();
  const note = await write('client_shared');
  await reply(note, 'client_shared');
  expect((await share(note, 'staff')).body).toEqual({ version: 2 });
  const [thread] = await read();
  expect(thread?.replies.map(({ work }) => work?.visibility)).toEqual(['staff']);
  expect((await share(note, 'staff_private', 2)).body.message).toBe(
    'Others have replied to this note, so it cannot become private.',
  );
  expect((await share(note, 'client_shared', 2)).body).toEqual({ version: 3 });
  expect((await read())[0]?.replies.map(({ work }) => work?.visibility)).toEqual(['staff']);
  await reply(note, 'client_shared', buyer);
  expect((await share(note, 'staff', 3)).body.message).toBe('The client has replied to this note, so it stays shared.');
});

it('is changed and removed by its author alone', async () => {
  const { write, colleague, buyer, author, read, reply } = await stage();
  const id = await write('client_shared');
  const params = { id };
  const edit = { params, body: { version: 1, body: 'Changed.' } };
  for (const other of [colleague, buyer]) {
    expect((await other.refused(calls.edit, edit)).status).toBe(404);
    expect((await other.refused(calls.remove, { params })).status).toBe(404);
  }
  const widen = { params, body: { version: 1, visibility: 'staff' } } as const;
  expect((await colleague.refused(calls.share, widen)).status).toBe(404);
  expect((await buyer.refused(calls.share, widen)).status).toBe(403);
  expect((await author.call(calls.edit, edit)).body).toEqual({ version: 2 });
  expect(await read()).toMatchObject([{ body: 'Changed.', edited_at: expect.any(String) }]);
  await reply(id, 'client_shared', buyer);
  await author.call(calls.remove, { params });
  expect(await read(buyer)).toMatchObject([{ body: null, replies: [{ body: 'Why?', may_change: true }] }]);
  expect((await author.refused(calls.edit, { params, body: { version: 3, body: 'Again.' } })).status).toBe(404);
  expect((await reply(id, 'client_shared')).body.message).toBe('This note was removed.');
});

it('logs who changed what, never the text, and shows the client lines about its own notes alone', async () => {
  const { write, author, buyer, share, position, clientId } = await stage();
  const mine = await write('staff');
  await author.call(calls.edit, { params: { id: mine }, body: { version: 1, body: 'Canary text.' } });
  await share(mine, 'client_shared', 2);
  await author.call(calls.remove, { params: { id: mine } });
  await write('client_shared', buyer);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'client_id', 'before', 'after'])
    .where('subject_kind', '=', 'open-position')
    .where('subject_id', '=', String(position.id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ event, client_id }) => [event, client_id])).toEqual([
    ['recruitment.add-note', null],
    ['recruitment.edit-note', null],
    ['recruitment.share-note', null],
    ['recruitment.remove-note', null],
    ['recruitment.add-note', clientId],
  ]);
  expect(lines[2]).toMatchObject({
    before: { visibility: 'Staff only' },
    after: { visibility: 'Shared with client' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Canary|Xero/);
});
