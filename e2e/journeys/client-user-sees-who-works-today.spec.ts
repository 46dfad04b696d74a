import { expect, test } from '../portal-test.ts';

test.use({ as: 'client-user' });

test('a client user sees who of their own company works today, and nobody else', async ({ page, watch }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Schedule today' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Schedule today/ })).toBeVisible();
  const people = page.getByRole('table', { name: 'People today' });
  await expect(people).toHaveAttribute('aria-busy', 'false');
  const rows = await people.getByRole('row').count();
  expect(rows).toBeGreaterThan(1);
  const clientsShown = async () => new Set(await people.locator('tbody tr > :nth-child(2)').allTextContents());
  const own = await clientsShown();
  expect(own.size).toBe(1);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeHidden();

  // Another company in the address changes nothing.
  const answered = page.waitForResponse((response) => response.url().includes('/api/employee-schedule-today'));
  await page.goto('/employees/schedule-today?filter.client_id=1');
  const answer: { data: readonly { client: string }[] } = await (await answered).json();
  expect(new Set(answer.data.map(({ client }) => client))).toEqual(own);
  await expect(people.getByRole('row')).toHaveCount(rows);
  await page.goto('/employees');
  await expect(page).toHaveURL(/\/forbidden$/);
  expect(watch.refusals()).toEqual([]);
});
