import { employeeCardCalls as calls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPng } from '../../database/seed/plain-png.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createPhoto } from '../../testing/factories/files.ts';
import { png } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const image = `data:image/png;base64,${png().toString('base64')}`;
const queryFor = (...ids: number[]) => ({ query: { ids: ids.map(String) } });

it('the list names who has a thumbnail, and one request returns those of a page', async () => {
  const [with_, without] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  await createPhoto(portal.db, portal.services.files, with_);
  const { body: list } = await hr.call(employeesCalls.table, { query: {} });
  const version = (id: number) => list.data.find((row) => row.id === id)?.photo_version;
  expect([version(with_.id), version(without.id)]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), null]);
  expect((await hr.call(calls.thumbnails, queryFor(with_.id, without.id, 99_999_999))).body).toEqual([
    { id: with_.id, image },
  ]);
});

it('a new photo has a new version; one that is too large for a list has none', async () => {
  const { id } = await createEmployee(portal.db);
  const set = async (photo: Buffer) => {
    const form = new FormData();
    form.append('employee_id', String(id));
    form.append('photo', new File([new Uint8Array(photo)], 'photo.png'));
    await hr.call(calls.setPhoto, { form });
    const { body } = await hr.call(employeesCalls.table, { query: {} });
    return body.data.find((row) => row.id === id)?.photo_version;
  };
  const [first, second] = [await set(png()), await set(png(9))];
  expect(first).not.toBe(second);
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 256;
  };
  expect(await set(plainPng(160, 160, () => [next(), next(), next()]))).toBeNull();
  expect((await hr.call(calls.thumbnails, queryFor(id))).body).toEqual([]);
});

it('shows team leads only their own team, and no deleted employees', async () => {
  const { id } = await createEmployee(portal.db);
  await createPhoto(portal.db, portal.services.files, { id });
  const lead = await portal.as({ roles: ['team lead'] });
  expect((await lead.call(calls.thumbnails, queryFor(id))).body).toEqual([]);
  await hr.call(employeesCalls.delete, { body: { id } });
  expect((await hr.call(calls.thumbnails, queryFor(id))).body).toEqual([]);
});

it('a file that is missing from the storage does not hide other pictures', async () => {
  const [lost, kept] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  for (const one of [lost, kept]) await createPhoto(portal.db, portal.services.files, one);
  const { small_key } = await portal.db
    .selectFrom('employee_photo')
    .select('small_key')
    .where('employee_id', '=', lost.id)
    .executeTakeFirstOrThrow();
  await portal.services.files.remove(small_key ?? '');
  expect((await hr.call(calls.thumbnails, queryFor(lost.id, kept.id))).body).toEqual([{ id: kept.id, image }]);
});
