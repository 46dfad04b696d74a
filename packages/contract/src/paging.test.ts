import { expect, it } from 'vitest';
import { z } from 'zod';
import { listParameters } from './list-parameters.ts';
import { flagParameter, idParameter, jsonParameter, listParameter, pageParameters, tableParameters } from './paging.ts';

const people = jsonParameter(
  listParameters({ name: { label: 'Name', kind: 'text' }, city: { label: 'City', kind: 'text', sortable: false } }),
);

it('calls.employees.1 reads first, rows, sort and filters from JSON', () => {
  const text = JSON.stringify({
    first: 30,
    rows: 50,
    sort: [{ field: 'name', order: -1 }],
    filters: { global: { value: 'ana' }, city: { value: ['Cebu', 'Bogo'], matchMode: 'in' } },
  });
  expect(people.parse(text)).toEqual({
    first: 30,
    rows: 50,
    sort: [{ field: 'name', order: -1 }],
    filters: { global: { value: 'ana', matchMode: 'contains' }, city: { value: ['Cebu', 'Bogo'], matchMode: 'in' } },
  });
  expect(people.parse('{}')).toEqual({ first: 0, rows: 30, sort: [], filters: {} });
});

it('refuses columns that the table does not have', () => {
  const wrong = [
    { sort: [{ field: 'salary', order: 1 }] },
    { sort: [{ field: 'city', order: 1 }] },
    { filters: { first_name: { value: 'a' } } },
    { filters: { salary: { value: 1 } } },
    { sort: [{ field: 'name', order: 2 }] },
    { rows: 101 },
    { first: -1 },
    { extra: true },
  ];
  for (const given of wrong) expect(people.safeParse(JSON.stringify(given)).success).toBe(false);
});

it('refuses invalid JSON with a message for the field', () => {
  const result = z.object({ dt_params: jsonParameter(tableParameters) }).safeParse({ dt_params: '{' });
  expect(result.error?.issues[0]).toMatchObject({ path: ['dt_params'], message: 'is invalid: it must be JSON' });
});

it('reads a list written in JSON, with commas or given several times', () => {
  const list = listParameter(z.enum(['shift', 'schedule']));
  for (const given of ['["shift","schedule"]', 'shift,schedule', ['shift', 'schedule']]) {
    expect(list.parse(given)).toEqual(['shift', 'schedule']);
  }
  expect(list.parse('')).toEqual([]);
  expect(list.parse('[]')).toEqual([]);
  for (const wrong of ['["moon"]', '[', 'moon', ['shift', 'moon']]) expect(list.safeParse(wrong).success).toBe(false);
});

it('reads flags, pages and ids', () => {
  expect(['true', '1', 'false', '0'].map((text) => flagParameter.parse(text))).toEqual([true, true, false, false]);
  expect(flagParameter.safeParse('yes').success).toBe(false);
  expect(z.strictObject(pageParameters).parse({ page: '2' })).toEqual({ page: 2, rows: 30 });
  expect(idParameter.parse({ id: '7' })).toEqual({ id: 7 });
  for (const id of ['0', 'a', '1.5', '99999999999']) expect(idParameter.safeParse({ id }).success).toBe(false);
});
