import { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import { employeeCardCalls as calls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { cardTokenOf } from '../../testing/reading-requests.ts';
import { jpg, pdf, png } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

function photo(id: number, content: Buffer, thumbnail?: Buffer): { form: FormData } {
  const form = new FormData();
  form.append('employee_id', String(id));
  form.append('photo', new File([new Uint8Array(content)], 'photo.bin'));
  if (thumbnail) form.append('thumbnail', new File([new Uint8Array(thumbnail)], 'small.bin'));
  return { form };
}

it('a lost card is invalid as soon as another is issued', async () => {
  const { id } = await createEmployee(portal.db);
  const lost = await cardTokenOf(hr, id);
  expect((await hr.call(calls.renew, { body: { id } })).body).toEqual({ number: 2 });
  expect((await hr.call(calls.renew, { body: { id } })).body).toEqual({ number: 3 });
  const verify = (token: string) => portal.guest().refused(calls.verify, { params: { token } });
  expect((await verify(lost)).status).toBe(404);
  expect((await verify(await cardTokenOf(hr, id))).status).toBe(200);
  const gone = await createEmployee(portal.db, { status: 'resigned' });
  expect((await hr.refused(calls.renew, { body: { id: gone.id } })).status).toBe(409);
});

it('a photo is set, replaced and removed, and replaced files are released', async () => {
  const { id } = await createEmployee(portal.db);
  expect((await hr.call(calls.setPhoto, photo(id, png()))).status).toBe(204);
  expect((await hr.call(calls.setPhoto, photo(id, jpg()))).status).toBe(204);
  expect((await hr.refused(calls.photo, { params: { id } })).headers['content-type']).toBe('image/jpeg');
  const released = await portal.db
    .selectFrom('stored_file')
    .select('key')
    .where('released_at', 'is not', null)
    .execute();
  expect(released).toHaveLength(1);
  expect((await hr.call(calls.removePhoto, { params: { id } })).status).toBe(204);
  expect((await hr.refused(calls.removePhoto, { params: { id } })).status).toBe(404);
  expect((await hr.refused(calls.photo, { params: { id } })).status).toBe(404);
});

it('row 16: only pictures are photos, and only of people within reach', async () => {
  const { id } = await createEmployee(portal.db);
  expect((await hr.refused(calls.setPhoto, photo(id, pdf()))).body.errors).toEqual({
    photo: ['The photo must be of type: png, jpg.'],
  });
  expect((await hr.refused(calls.setPhoto, photo(99_999_999, png()))).status).toBe(404);
  const large = Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024)]);
  expect((await hr.refused(calls.setPhoto, photo(id, large))).status).toBe(413);
});

it('row 25: removes camera metadata from photos', async () => {
  const { id } = await createEmployee(portal.db);
  const exif = Buffer.from('Exif\0\0 GPS 14.5547N 121.0244E', 'latin1');
  const written = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const withExif = Buffer.concat([jpg().subarray(0, 2), written, jpg().subarray(2)]);
  await hr.call(calls.setPhoto, photo(id, withExif, withExif));
  const stored = await hr.refused(calls.photo, { params: { id } });
  expect(Buffer.from(stored.bytes)).toEqual(jpg());
  const [small] = (await hr.call(calls.thumbnails, { query: { ids: [String(id)] } })).body;
  expect(small?.image).toBe(`data:image/jpeg;base64,${jpg().toString('base64')}`);
});

it('a thumbnail must be a small picture, and is released together with its photo', async () => {
  const { id } = await createEmployee(portal.db);
  const refusal = async (thumbnail: Buffer) =>
    (await hr.refused(calls.setPhoto, photo(id, png(), thumbnail))).body.errors;
  expect(await refusal(pdf())).toEqual({ thumbnail: ['The thumbnail must be of type: png, jpg.'] });
  expect(await refusal(Buffer.alloc(48 * 1024 + 1))).toEqual({ thumbnail: ['The thumbnail must not exceed 48 kB.'] });
  await hr.call(calls.setPhoto, photo(id, png(), jpg()));
  const keys = await portal.db
    .selectFrom('employee_photo')
    .select(['storage_key', 'small_key'])
    .where('employee_id', '=', id)
    .executeTakeFirstOrThrow();
  await hr.call(calls.removePhoto, { params: { id } });
  const released = await portal.db
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', [keys.storage_key, keys.small_key ?? ''])
    .where('released_at', 'is not', null)
    .execute();
  expect(released).toHaveLength(2);
});

it('sends the photo of the account manager to the own client alone', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const record = await createEmployee(portal.db);
  const manager = await portal.as({ roles: ['account manager'], employeeId: record.id });
  await portal.db.insertInto('client_account_manager').values({ client_id: own.id, user_id: manager.userId }).execute();
  expect((await hr.call(calls.setPhoto, photo(record.id, png()))).status).toBe(204);
  const [user, stranger] = [
    await portal.as({ roles: ['client-user'], clientId: own.id }),
    await portal.as({ roles: ['client-user'], clientId: other.id }),
  ];
  const { body } = await user.call(clientRecordCalls.accountManagers, { params: { id: own.id } });
  expect(body.map((shown) => shown.photo)).toEqual([`data:image/png;base64,${png().toString('base64')}`]);
  // The client user sees the picture with the contact, but does not reach the record that it belongs to.
  expect((await user.refused(calls.photo, { params: { id: record.id } })).status).toBe(404);
  expect((await stranger.refused(clientRecordCalls.accountManagers, { params: { id: own.id } })).status).toBe(404);
});
