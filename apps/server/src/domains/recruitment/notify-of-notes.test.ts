import { notesCalls as calls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import type { NoteVisibility } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { choosePositions, createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const linksOf = async ({ userId }: Persona) => {
  const { db } = portal;
  const rows = await db.selectFrom('notification').select(['type', 'link']).where('user_id', '=', userId).execute();
  return rows.map(({ type, link }) => `${type} ${link}`);
};

async function stage() {
  const { id: clientId } = await createClient(portal.db);
  const { id: otherClient } = await createClient(portal.db);
  const [owner, colleague] = [await portal.as({ roles: ['recruitment'] }), await portal.as({ roles: ['hr'] })];
  const position = await createOpenPosition(portal.db, { client_id: clientId, owner_user_id: owner.userId });
  const hidden = await createOpenPosition(portal.db, { client_id: clientId });
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const contact = await portal.as({ roles: ['client'], clientId });
  const elsewhere = await portal.as({ roles: ['client-user'], clientId });
  await choosePositions(portal.db, elsewhere.userId, [hidden.id]);
  const stranger = await portal.as({ roles: ['client-admin'], clientId: otherClient });
  const write = async (by: Persona, visibility: NoteVisibility) => {
    const body = { about: 'position', about_id: position.id, body: 'Asks for Xero.', visibility } as const;
    return (await by.call(calls.add, { body })).body.id;
  };
  const reply = (by: Persona, id: number) =>
    by.call(calls.reply, { params: { id }, body: { body: 'Why?', visibility: 'client_shared' } });
  const mine = `recruitment.shared-note /position/my-open-positions/notes/${position.uuid}`;
  const theirs = `/recruitment/position-notes/${position.uuid}`;
  return { owner, colleague, buyer, contact, elsewhere, stranger, write, reply, mine, theirs };
}

it('notifies the client of what is shared with it, and of nothing else', async () => {
  const { owner, buyer, contact, elsewhere, stranger, write, mine, theirs } = await stage();
  const note = await write(owner, 'staff');
  await write(owner, 'staff_private');
  expect(await linksOf(buyer)).toEqual([]);
  await owner.call(calls.share, { params: { id: note }, body: { version: 1, visibility: 'client_shared' } });
  expect(await linksOf(buyer)).toEqual([mine]);
  await owner.call(calls.share, { params: { id: note }, body: { version: 2, visibility: 'client_shared' } });
  await write(owner, 'client_shared');
  expect(await linksOf(buyer)).toEqual([mine, mine]);
  expect(await linksOf(contact)).toEqual([`recruitment.shared-note ${theirs}`, `recruitment.shared-note ${theirs}`]);
  expect([await linksOf(elsewhere), await linksOf(stranger), await linksOf(owner)]).toEqual([[], [], []]);
});

it('notifies the owner and staff in the thread of what the client writes', async () => {
  const { owner, colleague, buyer, write, reply, theirs } = await stage();
  await write(buyer, 'client_shared');
  expect([await linksOf(owner), await linksOf(colleague)]).toEqual([[`recruitment.client-note ${theirs}`], []]);
  const note = await write(colleague, 'client_shared');
  await reply(buyer, note);
  expect(await linksOf(colleague)).toEqual([`recruitment.client-note ${theirs}`]);
  expect(await linksOf(owner)).toHaveLength(2);
  const before = await linksOf(buyer);
  await reply(buyer, note);
  expect(await linksOf(buyer)).toEqual(before);
});
