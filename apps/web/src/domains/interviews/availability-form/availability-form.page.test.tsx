import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { availability, availabilityServer } from '../availability.fixture.ts';

withFakeServer();

const as = { roles: ['client-admin'] as const, clientId: 4 };
const address = '/position/my-available-schedule/create';
const zones = answers(lookupsEndpoints.timezones, [
  { id: 5, name: 'Europe/London', friendly_name: 'London', country_id: null },
  { id: 6, name: 'America/New_York', friendly_name: 'New York', country_id: null },
]);

async function open(server = availabilityServer) {
  const view = await renderScreen(address, { as, server: [zones, ...server] });
  const week = await screen.findByRole('region', { name: 'Week to paint' });
  const layer = (weekday: string) => found(week.querySelector<HTMLElement>(`fieldset[aria-label^="${weekday},"]`));
  /** The half hour of a shown day that begins at a whole or half hour. */
  const step = (weekday: string, hour: number) =>
    found(layer(weekday).querySelector<HTMLElement>(`[data-minute="${hour * 60}"]`));
  const save = async () => {
    const sent = watch(availabilityEndpoints.save, { version: 3 });
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your availability is saved.');
    return sent[0]?.body as { weekly: object[]; days: object[]; busy: object[]; version: number };
  };
  return { ...view, layer, step, save };
}

function found<T>(element: T | null): T {
  if (element === null) throw new Error('The week does not show it.');
  return element;
}

it('paints with the keyboard: a half hour by Space, several with Shift and arrows', async () => {
  const { user, step, save } = await open();
  step('Sat', 10).focus();
  await user.keyboard(' ');
  expect(step('Sat', 10).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^Every Sat, 10:00 – 10:30/)).toBeTruthy();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
  const body = await save();
  expect(body.version).toBe(2);
  expect(body.weekly.slice(5)).toEqual([
    { weekday: 6, start: '10:00', end: '10:30' },
    { weekday: 7, start: '10:00', end: '11:30' },
  ]);
});

it('cancels a selection with Escape', async () => {
  const { user, step } = await open();
  step('Sat', 10).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('1 h')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 h')).toBeNull();
});

it('paints with the mouse from where it is pressed to where it is released', async () => {
  const { user, layer, save } = await open();
  const sunday = layer('Sun');
  sunday.getBoundingClientRect = () => ({ top: 0, height: 1300 }) as DOMRect;
  await user.pointer([
    { keys: '[MouseLeft>]', target: sunday, coords: { clientY: 100 } },
    { target: sunday, coords: { clientY: 360 } },
    { keys: '[/MouseLeft]', target: sunday, coords: { clientY: 360 } },
  ]);
  // 100 px an hour from 7:00 on.
  expect((await save()).weekly.at(-1)).toEqual({ weekday: 7, start: '08:00', end: '11:00' });
});

it('scrolls with a finger, and paints by a tap', async () => {
  const { user, step, save } = await open();
  await user.pointer([
    { keys: '[TouchA>]', target: step('Sun', 9) },
    { keys: '[/TouchA]', target: step('Sun', 9) },
  ]);
  expect((await save()).weekly.at(-1)).toEqual({ weekday: 7, start: '09:00', end: '09:30' });
});

it('paints only this week, busy times, and erases', async () => {
  const { user, step, save } = await open();
  await user.click(screen.getByRole('button', { name: 'This week' }));
  step('Sun', 9).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Busy' }));
  step('Sun', 13).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await user.click(screen.getByRole('button', { name: 'Every week' }));
  step('Fri', 9.5).focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift} ');
  const body = await save();
  expect(body.days.at(-1)).toMatchObject({ hours: [{ start: '09:00', end: '09:30' }] });
  expect(body.busy).toHaveLength(2);
  expect(body.weekly).toHaveLength(4);
});

it('takes typed times as well, with the end of the day as midnight', async () => {
  const { user, save } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Add hours' })[0] ?? document.body);
  const row = screen.getByRole('group', { name: 'Hours 6' });
  for (const [label, time] of [
    ['Start', '8 pm'],
    ['End', '12 am'],
  ] as const) {
    await user.clear(within(row).getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await user.type(within(row).getByRole('combobox', { name: new RegExp(`^${label}`) }), `${time}{Enter}`);
  }
  expect((await save()).weekly.at(-1)).toEqual({ weekday: 6, start: '20:00', end: '00:00' });
});

it('says what is wrong with typed times, and keeps what was typed after a conflict', async () => {
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Add hours' })[0] ?? document.body);
  const row = screen.getByRole('group', { name: 'Hours 6' });
  await user.clear(within(row).getByRole('combobox', { name: /^End/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('The end is required.')).length).toBeGreaterThan(0);
  await user.click(within(row).getByRole('button', { name: 'Remove hours 6' }));
  fakeServer.use(refuses(availabilityEndpoints.save, 'conflict', { message: 'You changed this availability.' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/You changed this availability/)).length).toBeGreaterThan(0);
});

it('begins with the defaults in the zone of the account', async () => {
  const own = answers(availabilityEndpoints.own, { availability: null, timezone: availability.timezone });
  const { step, user, save } = await open([own]);
  step('Mon', 9).focus();
  await user.keyboard(' ');
  const body = await save();
  expect(body).toMatchObject({
    version: 0,
    timezone_id: 5,
    notice_hours: 24,
    buffer_minutes: 15,
    weekly: [{ weekday: 1, start: '09:00', end: '09:30' }],
  });
});
