import { expect, test } from '../portal-test.ts';

test.use({ as: 'client-user' });

test('a client user sees who of their own company works today, and nobody else', async ({ page, watch }) => {
  await page.goto('/');
  const clientsAnswered = async (open: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().includes('/api/employee-schedule-today'));
    await open();
    const answer: { data: readonly { client: string }[] } = await (await answered).json();
    return new Set(answer.data.map(({ client }) => client));
  };
  const own = await clientsAnswered(() => page.getByRole('link', { name: 'Schedule today' }).first().click());
  expect(own.size).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: /Schedule today/ })).toBeVisible();
  const people = page.getByRole('table', { name: 'People today' });
  await expect(people).toHaveAttribute('aria-busy', 'false');
  const rows = await people.getByRole('row').count();
  expect(rows).toBeGreaterThan(1);
  await expect(people.getByRole('columnheader', { name: 'Client' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeHidden();

  // Another company in the address changes nothing.
  expect(await clientsAnswered(() => page.goto('/employees/schedule-today?filter.client_id=1'))).toEqual(own);
  await expect(people.getByRole('row')).toHaveCount(rows);
  await page.goto('/employees');
  await expect(page).toHaveURL(/\/forbidden$/);
  expect(watch.refusals()).toEqual([]);
});
