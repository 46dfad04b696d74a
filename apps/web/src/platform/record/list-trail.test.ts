import { expect, it } from 'vitest';
import { forgetLeft, leaveList, leftFor } from './left-list.ts';
import { ownRequest, pageRequest, trailIn, trailState } from './list-trail.ts';
import { recordHref } from './record-href.ts';

const filters = { status: { value: ['Active'], matchMode: 'in' } };
const dt_params = JSON.stringify({ first: 30, rows: 30, sort: [], filters });
const list = {
  queryKey: ['/api/clients/table', { query: { dt_params, show: 'true' } }] as const,
  rows: [{ id: 5 }, { id: 8 }],
  hrefs: ['/clients/5', '/clients/8'],
  address: '/clients?page=2',
};

function trailTo(to: string) {
  leaveList(list, to);
  const trail = leftFor(to);
  if (trail === null) throw new Error('The list left no trail.');
  return trail;
}

it('leaves a trail to the record of a row, with its place in the whole list', () => {
  expect(trailTo('/clients/8')).toMatchObject({ at: 31, rowsPerPage: 30, address: '/clients?page=2' });
  forgetLeft();
  expect(leftFor('/clients/8')).toBeNull();
});

it('leaves none to other screens, and none if the rows have the ids of other records', () => {
  leaveList(list, '/home');
  expect(leftFor('/home')).toBeNull();
  leaveList({ ...list, hrefs: ['/employees/50', '/employees/80'] }, '/employees/80');
  expect(leftFor('/employees/80')).toBeNull();
});

it('asks for the same request as the list, and for the page of any place', () => {
  const trail = trailTo('/clients/8');
  expect(pageRequest(trail, 31)).toEqual({ first: 30, parts: list.queryKey[1] });
  const earlier = pageRequest(trail, 29);
  expect(earlier.first).toBe(0);
  expect(JSON.parse(earlier.parts.query.dt_params)).toEqual({ first: 0, rows: 30, sort: [], filters });
});

it('finds one record among the rest of the filters', () => {
  const { query } = ownRequest(trailTo('/clients/8'));
  expect(query).toMatchObject({ show: 'true' });
  expect(JSON.parse(query.dt_params)).toEqual({
    first: 0,
    rows: 1,
    filters: { ...filters, id: { value: [8], matchMode: 'in' } },
  });
});

it('reads a trail from the state of an address, and nothing else', () => {
  const trail = trailTo('/clients/8');
  expect(trailIn(JSON.parse(JSON.stringify(trailState(trail))))).toEqual(trail);
  const wrong = [null, { create: true }, { trail: 1 }, { trail: { ...trail, address: '//elsewhere.test' } }];
  for (const state of [
    ...wrong,
    { trail: { ...trail, path: 'https://elsewhere.test' } },
    { trail: { ...trail, at: -1 } },
  ])
    expect(trailIn(state)).toBeNull();
});

it('names the record beside by its id, or by its uuid where the address has one', () => {
  const uuid = '7a3e8c51-0d0b-4a39-9a55-0f5f6c1d2e34';
  expect(recordHref('/clients/8', { id: 12 })).toBe('/clients/12');
  expect(recordHref('/clients/8', { id: 12, uuid })).toBe('/clients/12');
  expect(recordHref('/team-management/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', { id: 12, uuid })).toBe(
    `/team-management/${uuid}`,
  );
});

it('leaves a trail to a record whose address has its uuid', () => {
  const uuid = '7a3e8c51-0d0b-4a39-9a55-0f5f6c1d2e34';
  const to = `/team-management/${uuid}`;
  leaveList({ ...list, rows: [{ id: 5, uuid }], hrefs: [to] }, to);
  expect(leftFor(to)).toMatchObject({ id: 5, at: 30 });
});
