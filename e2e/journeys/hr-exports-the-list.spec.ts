import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr exports the list, and only the selected rows', async ({ page, watch }) => {
  await page.goto('/employees?q=accountant&sort=-name&size=100');
  await watch.settled();
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
  const names = await page.locator('tbody').getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByText('Personal email').click();
  await columns.getByText('Timezone').click();
  await page.keyboard.press('Escape');

  const all = await exported(page, 'Export');
  expect(all[0]).toBe('Name,Position,Client name,Shift schedule,Location,Status,Reason,Clearance status,Rehire');
  expect(all.slice(1).map((line) => line.split(',')[0])).toEqual(names);

  await page.getByRole('checkbox', { name: `Select ${names[1]}` }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  const one = await exported(page, 'Export selected');
  expect(one.slice(1).map((line) => line.split(',')[0])).toEqual([names[1]]);

  // The columns are kept on the server: those of the next test are the list's own again.
  await page.getByRole('button', { name: 'Columns' }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/list-settings'));
  await Promise.all([kept, columns.getByRole('button', { name: 'Reset' }).click()]);
});

test('hr orders the columns, and finds them so on another device', async ({ page, watch, browser }) => {
  await page.goto('/shifts');
  await watch.settled();
  const before = await columnsOf(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const grips = page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: /^Move / });
  await grips.nth(1).focus();
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/api/list-settings'));
  await Promise.all([kept(), page.keyboard.press('ArrowUp')]);
  const after = await columnsOf(page);
  expect(after).not.toEqual(before);
  expect(after.toSorted()).toEqual(before.toSorted());

  const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  const there = await other.newPage();
  await there.goto('/shifts');
  await expect.poll(() => columnsOf(there)).toEqual(after);
  await other.close();
  await Promise.all([kept(), page.getByRole('button', { name: 'Reset' }).click()]);
  expect(await columnsOf(page)).toEqual(before);
});

const columnsOf = (page: Page) =>
  page.locator('th[data-column]').evaluateAll((heads) => heads.map((head) => head.getAttribute('data-column')));

test('hr saves a view of the list under a name and opens it again', async ({ page, watch }) => {
  await page.goto('/employees?q=nurse&size=50');
  await watch.settled();
  await views(page, 'Save as new view');
  await page.getByRole('textbox', { name: 'Name' }).fill('Nurses');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Views: Nurses' })).toBeVisible();
  await page.goto('/employees');
  await page.getByRole('button', { name: /^Views:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nurses' }).click();
  await page.waitForURL(/q=nurse&size=50&view=\d+/);
  await views(page, 'Delete');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Views:/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Nurses' })).toBeVisible();
});

async function views(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Views:/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The lines of the file, without the byte order mark. */
async function exported(page: Page, button: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^employees-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  return text.replace('\u{feff}', '').trim().split('\r\n');
}
