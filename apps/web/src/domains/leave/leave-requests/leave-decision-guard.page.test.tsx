import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { clearToasts } from '../../../platform/feedback/toast-store.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { withOwnModules } from '../../../testing/own-modules.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { waitingLeave } from '../leave-request.fixture.ts';

vi.hoisted(() => vi.resetModules());
withOwnModules();
withFakeServer();
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

const people = ['Ana Reyes', 'Ben Cruz', 'Cy Uy', 'Dee Sy'];
const all = people.map((name, at) => ({ ...waitingLeave, id: 5 + at, employee: { id: 7 + at, name } }));

/** What is decided leaves the list, as on the server. */
async function openList() {
  const gone = new Set<number>();
  const sent: (readonly number[])[] = [];
  const lists = answers(calls.list, () => {
    const data = all.filter(({ id }) => !gone.has(id));
    return { data, total: data.length };
  });
  const { user } = await renderScreen('/leave-requests', { as: { roles: ['hr'] }, server: [lists] });
  watch(calls.decideSeveral, ({ body }) => {
    const { ids } = body as { readonly ids: readonly number[] };
    sent.push(ids);
    for (const id of ids) gone.add(id);
    return { done: ids.length, left_out: [] };
  });
  await screen.findByRole('button', { name: 'Approve the leave of Ana Reyes' });
  return { user, sent, gone };
}

const beside = (name: string) => screen.findByRole('complementary', { name });
const leaves = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: `Approve the leave of ${name}` })).toBeNull());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });

// First in the file: the code of the dialog is not loaded yet.
it('does not approve when the reason is typed before the dialog is there', async () => {
  const { user, sent } = await openList();
  await user.click(screen.getByRole('button', { name: 'Ana Reyes' }));
  await beside('Ana Reyes');
  await user.keyboard('raaa');
  expect(await screen.findByRole('dialog', { name: 'Reject the leave of Ana Reyes' })).toBeTruthy();
  expect(sent).toEqual([]);
});

it('decides on one person by a double click beside the list, and on the next one after a moment', async () => {
  const { user, sent } = await openList();
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Ana Reyes' }));
  await user.click(within(await beside('Ana Reyes')).getByRole('button', { name: 'Approve leave' }));
  const next = within(await beside('Ben Cruz'));
  await leaves('Ana Reyes');
  pass(300);
  await user.click(next.getByRole('button', { name: 'Approve leave' }));
  await user.click(next.getByRole('button', { name: 'Reject…' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  pass(400);
  await user.click(next.getByRole('button', { name: 'Approve leave' }));
  await beside('Cy Uy');
  expect(sent).toEqual([[5], [6]]);
});

it('decides on one person by a double click in the row', async () => {
  const { user, sent } = await openList();
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Approve the leave of Ana Reyes' }));
  await leaves('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Approve the leave of Ben Cruz' }));
  pass(700);
  await user.click(screen.getByRole('button', { name: 'Approve the leave of Cy Uy' }));
  await leaves('Cy Uy');
  expect(sent).toEqual([[5], [7]]);
});

it('decides on nobody by a second click where the dialog of a rejection was', async () => {
  const { user, sent } = await openList();
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Reject the leave of Ana Reyes…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the leave of Ana Reyes' }));
  await user.type(dialog.getByLabelText(/^Note/), 'We need you.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await leaves('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Approve the leave of Ben Cruz' }));
  pass(700);
  await user.click(screen.getByRole('button', { name: 'Approve the leave of Cy Uy' }));
  await leaves('Cy Uy');
  expect(sent).toEqual([[5], [7]]);
});

it('decides on one person while A is held, and not twice before the answer', async () => {
  const { user, sent } = await openList();
  stopClock();
  await user.click(screen.getByRole('button', { name: 'Ana Reyes' }));
  await beside('Ana Reyes');
  await user.keyboard('aa');
  await beside('Ben Cruz');
  pass(2000);
  for (let count = 0; count < 5; count += 1) fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  await leaves('Ana Reyes');
  expect(sent).toEqual([[5]]);
});

it('keeps up with J, A, J, A and lets an approval be undone at once', async () => {
  const { user, sent } = await openList();
  const undone = watch(calls.undo, { done: 1, left_out: [] });
  stopClock();
  await user.keyboard('ja');
  await leaves('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone.map(({ body }) => body)).toEqual([{ ids: [5] }]));
  pass(700);
  await user.keyboard('ja');
  await leaves('Ben Cruz');
  pass(700);
  await user.keyboard('ja');
  await leaves('Cy Uy');
  expect(sent).toEqual([[5], [6], [7]]);
});

it('leaves A and R to the selection, and says so beside the list', async () => {
  const { user, sent } = await openList();
  await user.click(screen.getByRole('button', { name: 'Ana Reyes' }));
  const box = within(await beside('Ana Reyes')).getByRole('region', { name: 'Pending leave' });
  expect(within(box).getByRole('button', { name: 'Approve leave' }).textContent).toBe('Approve leaveA');
  await user.click(screen.getByRole('checkbox', { name: /^Select Ben Cruz/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Select Cy Uy/ }));
  expect(within(box).getByRole('button', { name: 'Approve leave' }).textContent).toBe('Approve leave');
  expect(within(box).getByRole('button', { name: 'Reject…' }).textContent).toBe('Reject…');
  await user.keyboard('a');
  await leaves('Cy Uy');
  expect(sent).toEqual([[6, 7]]);
  expect(within(box).getByRole('button', { name: 'Approve leave' }).textContent).toBe('Approve leaveA');
});
