import { attachmentRow } from '@muster/contract/domains/documents/attachment.schemas.ts';
import { audiences } from '@muster/contract/domains/documents/audience.constants.ts';
import { candidateAttachmentCalls } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import { positionAttachmentCalls } from '@muster/contract/domains/recruitment/position-attachment.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { pdf, uploadForm } from '../../testing/sample-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** A file of each audience, on a position and on a candidate who is presented to its client. */
async function everyFile() {
  const { id: clientId } = await createClient(portal.db);
  const { id: otherId } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id: clientId });
  const { candidate_id } = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const author = await portal.as({ roles: ['recruitment'] });
  for (const visibility of audiences) {
    const form = (whose: Readonly<Record<string, number>>) =>
      uploadForm({ ...whose, attachment_type_id: 1, visibility }, pdf(), `${visibility}.pdf`);
    await author.call(positionAttachmentCalls.add, { form: form({ open_position_id: position.id }) });
    await author.call(candidateAttachmentCalls.add, { form: form({ candidate_id }) });
  }
  const lists = async (reader: Persona) => {
    const answers = [
      await reader.refused(positionAttachmentCalls.list, { params: { id: position.id } }),
      await reader.refused(candidateAttachmentCalls.list, { params: { id: candidate_id } }),
    ];
    return answers.map(({ status, text }) =>
      status === 200 ? (JSON.parse(text) as { data: { file_name: string; visibility?: string }[] }).data : status,
    );
  };
  const named = async (reader: Persona) =>
    (await lists(reader)).map((files) =>
      typeof files === 'number' ? files : files.map(({ file_name }) => file_name).toSorted(),
    );
  const reads = async (reader: Persona, file_name: string) => [
    (await reader.refused(positionAttachmentCalls.read, { query: { open_position_id: position.id, file_name } }))
      .status,
    (await reader.refused(candidateAttachmentCalls.read, { query: { candidate_id, file_name } })).status,
  ];
  return { clientId, otherId, position, candidate_id, author, lists, named, reads };
}

it('lists and opens each file for its audience alone', async () => {
  const { clientId, otherId, author, named, reads } = await everyFile();
  const all = ['client_shared.pdf', 'staff.pdf', 'staff_private.pdf'];
  expect(await named(author)).toEqual([all, all]);
  const colleague = await portal.as({ roles: ['hr'] });
  expect(await named(colleague)).toEqual([all.slice(0, 2), all.slice(0, 2)]);
  expect(await reads(colleague, 'staff_private.pdf')).toEqual([404, 404]);
  for (const role of ['client', 'client-user', 'client-admin'] as const) {
    const buyer = await portal.as({ roles: [role], clientId });
    expect(await named(buyer)).toEqual([['client_shared.pdf'], ['client_shared.pdf']]);
    expect(await reads(buyer, 'client_shared.pdf')).toEqual([200, 200]);
    expect(await reads(buyer, 'staff.pdf')).toEqual([404, 404]);
    const other = await portal.as({ roles: [role], clientId: otherId });
    expect(await named(other)).toEqual([404, 404]);
    expect(await reads(other, 'client_shared.pdf')).toEqual([404, 404]);
  }
  expect(await named(await portal.as({ roles: ['client', 'payroll'], clientId }))).toEqual([404, 404]);
  expect(await named(await portal.as({ roles: ['account manager'] }))).toEqual([403, 403]);
});

it('says who reads a file to staff alone', async () => {
  const { clientId, author, lists } = await everyFile();
  const buyer = await portal.as({ roles: ['client-user'], clientId });
  const keys = (isStaff: boolean) =>
    [...Object.keys(attachmentRow.shape).filter((key) => isStaff || key !== 'visibility'), 'may_remove'].toSorted();
  for (const [reader, isStaff] of [
    [author, true],
    [buyer, false],
  ] as const)
    for (const files of await lists(reader))
      for (const file of typeof files === 'number' ? [] : files)
        expect(Object.keys(file).toSorted()).toEqual(keys(isStaff));
});

it('takes types of its own list, asks for an audience, and logs no names', async () => {
  const { position, author, clientId } = await everyFile();
  const add = (fields: Readonly<Record<string, number | string>>) =>
    author.refused(positionAttachmentCalls.add, {
      form: uploadForm({ open_position_id: position.id, ...fields }, pdf(), 'canary.pdf'),
    });
  expect((await add({ attachment_type_id: 6, visibility: 'staff' })).body.errors).toEqual({
    attachment_type_id: ['The type is invalid.'],
  });
  expect(Object.keys((await add({ attachment_type_id: 1 })).body.errors ?? {})).toEqual(['visibility']);
  expect((await add({ attachment_type_id: 1, visibility: 'staff' })).status).toBe(201);
  const buyer = await portal.as({ roles: ['client-admin'], clientId });
  const form = uploadForm(
    { open_position_id: position.id, attachment_type_id: 1, visibility: 'staff' },
    pdf(),
    'a.pdf',
  );
  expect((await buyer.refused(positionAttachmentCalls.add, { form })).status).toBe(403);
  const lines = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('subject_kind', '=', 'open-position')
    .where('subject_id', '=', String(position.id))
    .execute();
  expect(lines.length).toBeGreaterThan(3);
  expect(JSON.stringify(lines)).not.toContain('.pdf');
  expect(lines.every(({ client_id }) => client_id === null)).toBe(true);
});
