import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

const person = {
  Client: 'Cedar & Pine Outfitters LLC',
  Office: 'Clark',
  Position: 'Ledger Keeper',
  Timezone: 'Asia/Manila',
  'Primary work location': 'wfh',
  'Secondary work location': 'wfo',
  Shift: 'Day Shift',
  'Start date': '2026-03-02',
  'Orientation date': '2026-03-02',
  'Payment method': 'Cash',
  'Address line 1': '12 Mabini Street',
  City: 'Makati',
  'ZIP code': '1200',
  'Basic salary': '25000',
};

test('hr checks a file, fixes it and imports it', async ({ page, watch }) => {
  const word = attemptWord();
  const name = `Imelda ${word} Abueva`;
  const own = {
    ...person,
    'Employee ID': `MUS-${word}-2`,
    Name: name,
    'Work email': `imelda.${word.toLowerCase()}@example.com`,
  };
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import employees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import employees' });

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('employees.xlsx');
  expect(
    readFileSync(await template.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Incomplete or Missing required data');

  await check(dialog, [{ ...own, 'Work email': 'nobody' }]);
  await expect(dialog.getByText('Something went wrong.')).toBeVisible();
  await expect(dialog.getByText('Row 2:', { exact: true })).toHaveCSS('font-weight', '650');
  await expect(dialog).toContainText('Work email "nobody": The work email must be a valid email address.');

  await dialog.getByRole('button', { name: 'Upload a corrected file' }).click();
  await check(dialog, [own]);
  await expect(dialog.getByText('Ready to import. Nothing has been saved yet.')).toBeVisible();
  await expect(dialog.getByRole('row', { name })).toContainText('Add');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('searchbox', { name: 'Search Employees' }).fill(`imelda ${word}`);
  await expect(page.getByRole('row', { name })).toContainText('Ledger Keeper');
  await page.goto('/imports');
  await expect(page.getByRole('row', { name: 'people.csv' }).first()).toContainText('Completed');
  expect(watch.refusals()).toEqual([]);
});

async function check(dialog: Locator, rows: readonly Record<string, string>[]): Promise<void> {
  const headings = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const text = [line(headings), ...rows.map((row) => line(headings.map((heading) => row[heading] ?? '')))].join('\n');
  await dialog
    .getByLabel('Attachment')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Check file' }).click();
}
