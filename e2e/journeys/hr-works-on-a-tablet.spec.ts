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

test('hr sees a list end with the window, however long the menu is', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

for (const list of ['leave-requests', 'employees/leave-balances', 'teams', 'tickets-for-approval'])
  test(`hr sees whole columns of ${list}, beside pinned ones and at the edge`, async ({ page }) => {
    await page.goto(`/${list}`);
    await expect(page.locator('table[data-whole]')).toBeVisible();
    expect(await page.locator('thead').evaluate(cutColumns)).toEqual([]);
  });

/** The headings of columns of which a part is visible. */
function cutColumns(head: Element): readonly string[] {
  const cells = [...head.querySelectorAll('th')].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
  const pinned = cells.filter(({ cell }) => cell.dataset.pinned === 'right').map(({ box }) => box.left);
  const edge = Math.min(window.innerWidth, ...pinned);
  return cells
    .filter(({ cell, box }) => cell.dataset.pinned === undefined && box.left < edge - 1 && box.right > edge + 1)
    .map(({ cell }) => cell.textContent);
}
