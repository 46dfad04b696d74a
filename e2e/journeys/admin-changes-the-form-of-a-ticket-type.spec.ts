import type { Locator, Page } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'admin' });

test('an admin adds a ticket type with a conditional field, and an old ticket keeps the form that it was filed with', async ({
  page,
  browser,
}) => {
  const word = attemptWord();
  const name = `Desk move ${word}`;
  await page.goto('/ticket-types');
  await page.getByRole('button', { name: 'Add ticket type' }).click();
  const panel = page.getByRole('dialog', { name: 'Ticket type details' });
  await panel.getByLabel(/^Name/).first().fill(name);
  await panel.getByLabel(/^Code/).fill(`DESK-${word}`);
  await choose(page, panel, /^Default group/, 'Office admin');
  await panel.getByRole('combobox', { name: /^SLA policy/ }).click();
  await page.getByRole('option').first().click();
  await panel.getByRole('button', { name: /^Field 1/, expanded: false }).click();
  const first = panel.getByRole('region', { name: /^(Field 1|Where to)$/ });
  await first.getByLabel(/^Label/).fill('Where to');
  await choose(page, first, /^Type/, 'One choice');
  await first.getByLabel(/^Options/).fill('Window\nOther place');
  await panel.getByRole('button', { name: 'Add field' }).click();
  const second = panel.getByRole('region', { name: /^(Field 2|Which place)$/ });
  await second.getByLabel(/^Label/).fill('Which place');
  await choose(page, second, /^Shown if/, 'Where to');
  await choose(page, second, /^Compared with/, 'Other place');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`Ticket type ${name} has been successfully added.`)).toBeVisible();

  const context = await browser.newContext({ storageState: storedSignIn('employee') });
  const employee = await context.newPage();
  await openForm(employee, name);
  await expect(employee.getByLabel(/^Which place/)).toHaveCount(0);
  await choose(employee, employee.getByRole('form', { name }), /^Where to/, 'Other place');
  await employee.getByLabel(/^Which place/).fill('Beside the printer');
  await employee.getByLabel('Subject').fill(`A calmer desk for ${word}`);
  await employee.getByRole('button', { name: 'Submit ticket' }).click();
  const filed = await employee.getByText(/^Ticket TCK-\d+ has been successfully submitted/).textContent();
  const number = filed?.split(' ')[1] ?? '';

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Update' }).click();
  await panel.getByRole('button', { name: 'Remove Which place' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Ticket type ${name} has been successfully updated.`)).toBeVisible();

  await openForm(employee, name);
  await choose(employee, employee.getByRole('form', { name }), /^Where to/, 'Other place');
  await expect(employee.getByLabel(/^Which place/)).toHaveCount(0);
  await employee.goto(`/my-tickets/${number.replace('TCK-', '')}`);
  await expect(employee.getByText('Which place')).toBeVisible();
  await expect(employee.getByText('Beside the printer')).toBeVisible();
  await context.close();
});

async function openForm(page: Page, type: string): Promise<void> {
  await page.goto('/submit-a-ticket');
  await page.getByRole('link', { name: new RegExp(`^${type}`) }).click();
  await expect(page.getByRole('form', { name: type })).toBeVisible();
}

async function choose(page: Page, within: Locator, label: RegExp, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
