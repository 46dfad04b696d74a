import { expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr imports leave credits, and corrects a balance with a reason', async ({ page, watch }) => {
  // A repeated attempt must change something, too.
  const credits = 3.25 + test.info().retry;
  await page.goto('/employees');
  const link = page.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const id = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import leave credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import leave credits' });
  const text = [
    'SystemID,Employee ID No,FullName,Leave Type,Credits',
    `${id},MRS-${id.padStart(6, '0')},"${name}",Bereavement Leave,${credits}`,
  ].join('\n');
  await dialog
    .getByLabel('Attachment')
    .setInputFiles({ name: 'credits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/employees/leave-balances');
  await page.getByRole('searchbox', { name: 'Search Leave balances' }).fill(`${name} bereavement`);
  const row = page.getByRole('row', { name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(String(credits));
  await row.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Adjust…' }).click();
  const adjust = page.getByRole('dialog', { name: `Adjust Bereavement Leave of ${name}` });
  await adjust.getByRole('textbox', { name: 'Number of days' }).fill('-0.25');
  await adjust.getByRole('textbox', { name: 'Reason' }).fill('Two hours were taken in January.');
  await adjust.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(page.getByText('Leave balance has been successfully adjusted.')).toBeVisible();
  await expect(row).toContainText(String(credits - 0.25));

  await row.getByRole('button', { name, exact: true }).click();
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger).toContainText('Two hours were taken in January.');
  await expect(ledger).toContainText('Imported');
  expect(watch.refusals()).toEqual([]);
});
