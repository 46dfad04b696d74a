import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr', viewport: { width: 768, height: 1024 } });

test('hr reads a table beside the rail of the menu, in rows without gaps', async ({ page }) => {
  await page.goto('/employees');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Abigail C. Peña');
  expect(await page.getByRole('complementary', { name: 'Menu' }).boundingBox()).toMatchObject({ x: 0, width: 56 });
  const cells = await row.getByRole('cell').all();
  const [check, name] = await Promise.all(cells.slice(0, 2).map((cell) => cell.boundingBox()));
  expect(name?.x).toBe((check?.x ?? 0) + (check?.width ?? 0));
  await page.getByRole('link', { name: 'Clients', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Clients');
});
