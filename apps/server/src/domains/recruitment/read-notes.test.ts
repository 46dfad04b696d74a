import { candidateNotes, noteRow } from '@muster/contract/domains/recruitment/note-answers.ts';
import { notesCalls as calls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { type NoteVisibility, noteVisibilities } from '@muster/contract/domains/recruitment/notes.constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { createRecruitmentNote } from '../../testing/factories/recruitment-notes.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { notesOfCandidate, notesOfPosition, readNote, readNotePage } from './notes.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Audience = 'author' | 'colleague' | 'client' | 'client-user' | 'client-admin' | 'otherClient';

/** A note of each audience on a position, an application and a candidate, each with a reply of each audience that it allows. */
async function everyNote() {
  const { db } = portal;
  const { id: clientId } = await createClient(db);
  const { id: otherId } = await createClient(db);
  const position = await createOpenPosition(db, { client_id: clientId });
  const shown = await createApplication(db, { position_id: position.id, stage: 'presented' });
  const hidden = await createApplication(db, { position_id: position.id, stage: 'screening' });
  const readers: Readonly<Record<Audience, Persona>> = {
    author: await portal.as({ roles: ['recruitment'] }),
    colleague: await portal.as({ roles: ['hr'] }),
    client: await portal.as({ roles: ['client'], clientId }),
    'client-user': await portal.as({ roles: ['client-user'], clientId }),
    'client-admin': await portal.as({ roles: ['client-admin'], clientId }),
    otherClient: await portal.as({ roles: ['client-user'], clientId: otherId }),
  };
  const ids = new Map<string, number>();
  const author_user_id = readers.author.userId;
  const places = {
    position: { open_position_id: position.id },
    presented: { application_id: shown.id },
    screened: { application_id: hidden.id },
    candidate: { candidate_id: shown.candidate_id },
  } as const;
  for (const [place, about] of Object.entries(places))
    for (const [rank, visibility] of noteVisibilities.entries()) {
      if (place === 'candidate' && visibility === 'client_shared') continue;
      const name = `${place} ${visibility}`;
      const first = await createRecruitmentNote(db, { ...about, visibility, author_user_id, body: name });
      ids.set(name, first.id);
      for (const reply of noteVisibilities.slice(0, rank + 1)) {
        const parent = { parent_id: first.id, parent_visibility: visibility };
        await createRecruitmentNote(db, {
          ...about,
          ...parent,
          visibility: reply,
          author_user_id,
          body: `${name} ${reply}`,
        });
      }
    }
  /** Every text that a reader gets, wherever notes are shown, with the keys of each answer checked. */
  const seenBy = async (reader: Audience): Promise<string[]> => {
    const isStaff = reader === 'author' || reader === 'colleague';
    const texts: string[] = [];
    const take = (answers: readonly object[]) => {
      for (const { replies, ...given } of answers as readonly { replies?: readonly object[]; body: string }[]) {
        expect(Object.keys(given).toSorted()).toEqual(allowed(isStaff));
        texts.push(given.body);
        take(replies ?? []);
      }
    };
    const { uuid } = position;
    const ofPosition = await readers[reader].refused(calls.ofPosition, { params: { uuid } });
    if (ofPosition.status === 200) take(threadsIn(ofPosition.text));
    for (const { candidate_id: id } of [shown, hidden]) {
      const ofCandidate = await readers[reader].refused(calls.ofCandidate, { params: { id } });
      if (ofCandidate.status === 200) take(threadsIn(ofCandidate.text));
    }
    return [...new Set(texts)].toSorted();
  };
  return { clientId, position, shown, readers, ids, seenBy };
}

const threadsIn = (text: string) => (JSON.parse(text) as { data: object[] }).data;

const thread = calls.ofPosition.answer.shape.data.element;
const note = thread.shape.replies.element;

/** The allow list of both sides; `work` is for staff. */
const allowed = (isStaff: boolean) =>
  Object.keys(note.shape)
    .filter((key) => isStaff || key !== 'work')
    .toSorted();

const names = (places: readonly string[], audiences: readonly NoteVisibility[]) =>
  places.flatMap((place) =>
    noteVisibilities
      .filter((visibility) => audiences.includes(visibility))
      .filter((visibility) => place !== 'candidate' || visibility !== 'client_shared')
      .flatMap((visibility) => [
        `${place} ${visibility}`,
        ...noteVisibilities
          .slice(0, noteVisibilities.indexOf(visibility) + 1)
          .filter((reply) => audiences.includes(reply))
          .map((reply) => `${place} ${visibility} ${reply}`),
      ]),
  );

const everywhere = ['candidate', 'position', 'presented', 'screened'];

it('shows each audience what is for it, wherever notes are shown, and nothing else', async () => {
  const { seenBy } = await everyNote();
  expect(await seenBy('author')).toEqual(names(everywhere, noteVisibilities).toSorted());
  expect(await seenBy('colleague')).toEqual(names(everywhere, ['staff', 'client_shared']).toSorted());
  for (const reader of ['client', 'client-user', 'client-admin'] as const)
    expect(await seenBy(reader)).toEqual(names(['position', 'presented'], ['client_shared']).toSorted());
  expect(await seenBy('otherClient')).toEqual([]);
});

it('shows it so after a change of the audience, too', async () => {
  const { seenBy, readers, ids } = await everyNote();
  const share = (name: string, visibility: NoteVisibility) =>
    readers.author.call(calls.share, { params: { id: ids.get(name) ?? 0 }, body: { version: 1, visibility } });
  await share('position client_shared', 'staff');
  await share('presented client_shared', 'staff_private');
  await share('position staff', 'client_shared');
  for (const reader of ['client', 'client-user', 'client-admin'] as const)
    expect(await seenBy(reader)).toEqual(['position staff']);
  const colleague = await seenBy('colleague');
  expect(colleague.filter((text) => text.startsWith('presented client_shared'))).toEqual([]);
  expect(colleague).toContain('position client_shared client_shared');
});

it('lists what clients wrote to staff, and to a client its own company', async () => {
  const { clientId, position, shown, readers } = await everyNote();
  const by = { author_client_id: clientId, visibility: 'client_shared', author_name: 'Cora Client' } as const;
  const author_user_id = readers['client-user'].userId;
  await createRecruitmentNote(portal.db, { ...by, open_position_id: position.id, author_user_id, body: 'Zwölf' });
  await createRecruitmentNote(portal.db, { ...by, application_id: shown.id, author_user_id, body: 'Zwanzig' });
  const list = async (reader: Audience, mine: 'true' | 'false' = 'false') => {
    const { body } = await readers[reader].call(calls.list, { query: { mine } });
    for (const row of body.data)
      expect(Object.keys(row).toSorted()).toEqual(
        Object.keys(noteRow.shape)
          .filter((key) => key !== 'client' || reader === 'colleague')
          .toSorted(),
      );
    return body.data.map(({ body: text }) => text).toSorted();
  };
  expect(await list('colleague')).toEqual(['Zwanzig', 'Zwölf']);
  expect(await list('client')).toEqual(['Zwanzig', 'Zwölf']);
  expect(await list('otherClient')).toEqual([]);
  expect(await list('client-user', 'true')).toEqual(['Zwanzig', 'Zwölf']);
  expect(await list('client-admin', 'true')).toEqual([]);
});

it('refuses everybody who is on no side, also staff who hold a role of a client', async () => {
  const { position, clientId } = await everyNote();
  const asked = async (as: Parameters<TestPortal['as']>[0]) =>
    (await (await portal.as(as)).refused(calls.ofPosition, { params: { uuid: position.uuid } })).status;
  expect(await asked({ roles: ['client', 'payroll'], clientId })).toBe(404);
  expect(await asked({ roles: ['account manager'] })).toBe(403);
  expect(await asked({ roles: ['employee'] })).toBe(403);
  expect(await asked({ roles: ['client'] })).toBe(404);
});

it('row security leaves a client what is shared with it, and the statements leave an author the private notes', async () => {
  const { clientId, position, shown, readers, ids } = await everyNote();
  const secret = ids.get('position staff_private') ?? 0;
  const seen = (rows: string, { userId }: Persona) =>
    writeWithin(portal.services.databases, { rows, userId }, async (db) => [
      (await notesOfPosition(db, position.id, userId)).length,
      (await notesOfCandidate(db, shown.candidate_id, userId)).length,
      (await readNote(db, { id: secret, userId }))?.id,
      (await readNotePage(db, { authorId: readers.author.userId }, wholeList)).total,
    ]);
  expect(await seen(`client:${clientId}`, readers.client)).toEqual([4, 2, undefined, 4]);
  for (const scope of ['none', 'employee:1', 'client:1'])
    expect(await seen(scope, readers.client)).toEqual([0, 0, undefined, 0]);
  const [ofColleague, , hidden] = await seen('staff', readers.colleague);
  const [ofAuthor, , own] = await seen('staff', readers.author);
  expect([Number(ofAuthor) > Number(ofColleague), hidden, own]).toEqual([true, undefined, secret]);
});

it('has no other shape than the allow lists', () => {
  expect(Object.keys(thread.shape).toSorted()).toEqual([...Object.keys(note.shape), 'replies'].toSorted());
  expect(Object.keys(candidateNotes.shape)).toEqual(['data', 'subjects']);
});
