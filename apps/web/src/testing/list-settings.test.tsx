import type { ListSettings } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeRow, listOf } from '../domains/employees/employee-row.fixture.ts';
import { listSettingsEndpoints } from '../platform/api/endpoints/list-settings.generated.ts';
import { savedViewsEndpoints } from '../platform/api/endpoints/saved-views.generated.ts';
import { answers, fakeServer, refuses, watch } from './fake-server.ts';
import { renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const settings: ListSettings = {
  list: 'employees',
  column_order: [],
  hidden_columns: null,
  widths: {},
  density: 'comfortable',
};

async function open(kept: Partial<ListSettings> = {}, address = '/employees', views: SavedView[] = []) {
  const screenOf = await renderScreen(address, {
    as: { roles: ['hr'] },
    server: [
      listOf(employeeRow()),
      answers(listSettingsEndpoints.read, { ...settings, ...kept }),
      answers(savedViewsEndpoints.list, views),
    ],
  });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  return { ...screenOf, sent: watch(listSettingsEndpoints.change, settings) };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.dataset.column);
const head = (id: string) => screen.getAllByRole('columnheader').find(({ dataset }) => dataset.column === id);

async function openChooser(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

it('shows the list the way the server keeps it', async () => {
  await open({
    column_order: ['timezone_id', 'position'],
    hidden_columns: ['personal_email'],
    widths: { name: 260 },
    density: 'compact',
  });
  const [first, ...others] = heads().filter((id) => id !== undefined);
  expect(first).toBe('name');
  expect(others.indexOf('timezone_id')).toBeLessThan(others.indexOf('position'));
  expect(others).not.toContain('personal_email');
  expect(head('name')?.style.maxWidth).toBe('260px');
  expect(screen.getByRole('table').dataset.density).toBe('compact');
});

it('hides a column, and keeps that on the server', async () => {
  const { user, sent } = await open();
  const chooser = await openChooser(user);
  await user.click(chooser.getByRole('checkbox', { name: 'Timezone' }));
  await expect.poll(heads).not.toContain('timezone_id');
  await expect.poll(() => sent[0]?.body).toMatchObject({ list: 'employees', hidden_columns: ['timezone_id'] });
});

it('moves a column with the keyboard: the focus goes along, and its place is spoken', async () => {
  const { user, sent } = await open();
  const chooser = await openChooser(user);
  const lines = () => chooser.getAllByRole('listitem').map((line) => line.textContent);
  const [first = '', second = ''] = lines();
  chooser.getByRole('button', { name: `Move ${second}` }).focus();
  await user.keyboard('{ArrowUp}');
  await expect.poll(() => lines().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toBe(chooser.getByRole('button', { name: `Move ${second}` }));
  expect(chooser.getByRole('status').textContent).toBe(`${second} is column 1 of ${lines().length}.`);
  chooser.getByRole('checkbox', { name: second }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => lines().slice(0, 2)).toEqual([first, second]);
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ column_order: expect.any(Array) });
});

it('switches to compact rows and resets everything', async () => {
  const { user, sent } = await open({ widths: { name: 260 } });
  const chooser = await openChooser(user);
  await user.click(chooser.getByRole('button', { name: 'Compact' }));
  await expect.poll(() => screen.getByRole('table').dataset.density).toBe('compact');
  await user.click(chooser.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => screen.getByRole('table').dataset.density).toBe('comfortable');
  await expect.poll(() => sent[0]?.body).toEqual(settings);
});

it('sets a width with the keyboard, and gives it up with a double press', async () => {
  const { user, sent } = await open({ widths: { name: 300 } });
  const edge = screen.getByRole('separator', { name: 'Width of Name' });
  edge.focus();
  await user.keyboard('{ArrowRight}');
  // Without a layout a header is 0 px wide, so that the least width is set.
  await expect.poll(() => head('name')?.style.maxWidth).toBe('64px');
  await user.dblClick(edge);
  await expect.poll(() => head('name')?.style.maxWidth).toBe('');
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ widths: {} });
});

it('sets a width by dragging', async () => {
  const { sent } = await open();
  const edge = screen.getByRole('separator', { name: 'Width of Name' });
  fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
  fireEvent.pointerMove(window, { clientX: 300 });
  fireEvent.pointerUp(window);
  fireEvent.pointerMove(window, { clientX: 500 });
  await expect.poll(() => head('name')?.style.maxWidth).toBe('200px');
  await expect.poll(() => sent[0]?.body).toMatchObject({ widths: { name: 200 } });
});

it('says if the server could not keep a change, and shows what it keeps', async () => {
  const { user } = await open();
  fakeServer.use(refuses(listSettingsEndpoints.change, 'busy', { message: 'Try again later.' }));
  const chooser = await openChooser(user);
  await user.click(chooser.getByRole('button', { name: 'Compact' }));
  expect(await screen.findByText('Try again later.')).toBeTruthy();
  await expect.poll(() => screen.getByRole('table').dataset.density).toBe('comfortable');
});

it('keeps the columns of a saved view apart from those of the list', async () => {
  const view: SavedView = {
    id: 7,
    list: 'employees',
    name: 'Night shift',
    query: '',
    hidden_columns: ['position'],
    column_order: ['timezone_id'],
    is_default: false,
    version: 1,
  };
  const { user, sent } = await open({ hidden_columns: ['timezone_id'] }, '/employees?view=7', [view]);
  expect([heads().includes('timezone_id'), heads().includes('position')]).toEqual([true, false]);
  const chooser = await openChooser(user);
  await user.click(chooser.getByRole('checkbox', { name: 'Timezone' }));
  expect(await screen.findByText('Edited')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Views: Night shift' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All employees' }));
  expect([heads().includes('timezone_id'), heads().includes('position')]).toEqual([false, true]);
  expect(sent).toEqual([]);
});
