import type { Page } from '@playwright/test';
import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('filters, order, search and size are in the address and load the same list again', async ({ page, watch }) => {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.waitForURL(/sort=-name/);
  await expect(page.getByRole('columnheader', { name: 'Name' }).first()).toHaveAttribute('aria-sort', 'descending');
  await filter(page, 'Location', 'Work From Home');
  await page.getByRole('switch', { name: 'Show Inactive / Terminated' }).click();
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('50');
  await page.getByRole('searchbox', { name: 'Search Employees' }).fill('an');
  await page.waitForURL(/q=an/);
  await watch.settled();
  const names = await namesOf(page);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'en')));

  await page.reload();
  await watch.settled();
  expect(await namesOf(page)).toEqual(names);
  await expect(page.getByRole('searchbox', { name: 'Search Employees' })).toHaveValue('an');
  await expect(page.getByRole('switch', { name: 'Show Inactive / Terminated' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Rows' })).toHaveValue('50');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips).toContainText('Location Work From Home');

  await chips.getByRole('button', { name: 'Remove filter Location' }).click();
  await expect(chips).toBeHidden();
  await page.goBack();
  await expect(chips).toContainText('Location Work From Home');
});

test('the pages of the list contain every employee once', async ({ page, watch }) => {
  // Another test may add or delete an employee between the two pages: then both are read again.
  await expect(async () => {
    await page.goto('/employees?size=100&show_inactives=1');
    await watch.settled();
    const first = await namesOf(page);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL(/page=2/);
    await expect(page.getByText(/^101–200 of/)).toBeVisible();
    await watch.settled();
    const second = await namesOf(page);
    expect(first).toHaveLength(100);
    expect(second).toHaveLength(100);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  }).toPass();
});

test('a filter takes effect when applied, and not any more when cleared', async ({ page }) => {
  await page.goto('/employees?show_inactives=1');
  await filter(page, 'Status', 'Termination');
  await page.waitForURL(/filter\.employee_status_type_group/);
  await expect(page.getByRole('cell', { name: /^Termination/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Active', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter Status', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter Status' }).getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('cell', { name: 'Active', exact: true }).first()).toBeVisible();
});

async function filter(page: Page, column: string, choice: string): Promise<void> {
  await page.getByRole('columnheader', { name: `Filter ${column}` }).hover();
  await page.getByRole('button', { name: `Filter ${column}`, exact: true }).click();
  const popover = page.getByRole('dialog', { name: `Filter ${column}` });
  await popover.getByText(choice, { exact: true }).click();
  await popover.getByRole('button', { name: 'Apply' }).click();
  await expect(popover).toBeHidden();
}

async function namesOf(page: Page): Promise<readonly string[]> {
  const menus = page.getByRole('button', { name: /^Actions for/ });
  await expect(menus.first()).toBeVisible();
  return menus.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(12) ?? ''));
}
