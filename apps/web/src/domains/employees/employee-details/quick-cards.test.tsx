import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers, recordFacts } from '../employee-record.fixture.ts';

withFakeServer();

async function open() {
  const server = recordAnswers(employeeRecord());
  const view = await renderScreen('/employees/12', { as: { roles: ['hr'] }, server });
  const lead = await screen.findByRole('link', { name: 'Dennis Castillo' });
  return { ...view, lead };
}
const factsOfLead = recordFacts({ office: 'Clark', team: { id: 5, name: 'Front Office', members: 3, leads: [] } });

it('shows the facts of a linked person on hover, and only then asks for them', async () => {
  const { user, lead } = await open();
  const asked = watch(employeesEndpoints.recordFacts, factsOfLead);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(lead);
  const card = within(await screen.findByRole('tooltip'));
  expect(await card.findByText('Front Office')).toBeTruthy();
  expect(asked.map(({ params }) => params.id)).toEqual(['31']);
  await user.unhover(lead);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('shows them on keyboard focus, described to screen readers, and hides them on Escape', async () => {
  const { user, lead } = await open();
  watch(employeesEndpoints.recordFacts, factsOfLead);
  for (let step = 0; step < 60 && document.activeElement !== lead; step += 1) await user.tab();
  expect(document.activeElement).toBe(lead);
  const card = await screen.findByRole('tooltip');
  expect(lead.getAttribute('aria-describedby')).toBe(card.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
