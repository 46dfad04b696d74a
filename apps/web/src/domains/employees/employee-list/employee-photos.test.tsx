import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeCardEndpoints } from '../../../platform/api/endpoints/employee-card.generated.ts';
import { breaks, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRow, listOf } from '../employee-row.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const image = 'data:image/png;base64,iVBORw0KGgo=';
const ana = employeeRow({ photo_version: 'a1' });
const ben = employeeRow({ id: 13, name: 'Ben Cruz' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const faceIn = (row: HTMLElement) => row.querySelector('img')?.getAttribute('src');

it('loads the photos of a page in one request for employees with one, and shows initials for the others', async () => {
  const requests = watch(employeeCardEndpoints.thumbnails, [{ id: 12, image }]);
  await renderScreen('/employees', { as: hr, server: [listOf(ana, ben)] });
  await waitFor(async () => expect(faceIn(await rowOf('Ana Reyes'))).toBe(image));
  expect(requests.map(({ query }) => query.get('ids'))).toEqual(['12']);
  expect((await rowOf('Ben Cruz')).textContent).toContain('BC');
});

it('sends no request if nobody has a photo', async () => {
  const requests = watch(employeeCardEndpoints.thumbnails, []);
  await renderScreen('/employees', { as: hr, server: [listOf(ben)] });
  await rowOf('Ben Cruz');
  expect(requests).toEqual([]);
});

it('keeps the initials if the pictures do not load', async () => {
  fakeServer.use(breaks(employeeCardEndpoints.thumbnails));
  await renderScreen('/employees', { as: hr, server: [listOf(ana)] });
  expect((await rowOf('Ana Reyes')).textContent).toContain('AR');
});
