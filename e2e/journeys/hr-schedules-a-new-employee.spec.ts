import type { Locator, Page } from '@playwright/test';
import { employeePanel, fillEmployeeForm } from '../employee-form.ts';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr creates a client and its night shift, and schedules a new employee on it', async ({ page, watch }) => {
  const word = attemptWord();
  const client = `Nightjar ${word} Pty Ltd`;
  const shift = `Nightjar ${word} Desk`;
  const person = `Anselmo ${word} Villafuerte`;
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add client' }).click();
  const clientPanel = page.getByRole('dialog', { name: 'Client details' });
  await clientPanel.getByRole('textbox', { name: 'Legal business name' }).fill(client);
  await choose(clientPanel, 'Status', 'Active');
  await choose(clientPanel, 'Country', 'Australia');
  await choose(clientPanel, 'Timezone', 'Australia/Sydney');
  await choose(clientPanel, 'Currency', 'AUD');
  await clientPanel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, `Client ${client} has been successfully added.`)).toBeVisible();
  // A client gets employees only with an invoice configuration.
  await page.getByRole('searchbox', { name: 'Search Clients' }).fill(`nightjar ${word}`);
  await page.getByRole('row', { name: client }).getByRole('link', { name: client }).click();
  await page.getByRole('navigation', { name: 'Parts of the client' }).getByRole('link', { name: 'Invoicing' }).click();
  await page.getByRole('button', { name: 'New configuration' }).click();
  const config = page.getByRole('dialog', { name: 'Invoice configuration' });
  await config.getByLabel(/^Start date/).fill('2026-01-01');
  await choose(config, 'Subscription', 'Monthly');
  await config.getByRole('textbox', { name: 'Recipients' }).fill('accounts@nightjar.example');
  await config.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Day 17 of the month')).toBeVisible();

  await page.goto('/shifts');
  await page.getByRole('button', { name: 'Add shift' }).click();
  const shiftPanel = page.getByRole('dialog', { name: 'Shift details' });
  await shiftPanel.getByRole('textbox', { name: 'Name', exact: true }).fill(shift);
  await choose(shiftPanel, 'Type', 'Night Shift');
  await choose(shiftPanel, 'Client', client);
  await choose(shiftPanel, 'Timezone', 'Australia/Sydney');
  await shiftPanel.getByLabel('Start time').fill('22:00');
  await shiftPanel.getByLabel('End time').fill('06:00');
  await shiftPanel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, `Shift ${shift} has been successfully added.`)).toBeVisible();

  await page.goto('/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const panel = employeePanel(page);
  await fillEmployeeForm(panel, {
    name: person,
    number: `MUS-${word}-7`,
    email: `anselmo.${word.toLowerCase()}@example.com`,
    position: 'Night Dispatcher',
  });
  await choose(panel, 'Client', client);
  await choose(panel, 'Shift', shift);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Employee Saved Successfully')).toBeVisible();

  await page.goto('/employees/shifts');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(`villafuerte ${word}`);
  const row = page.getByRole('row', { name: new RegExp(person) });
  // Five nights in Sydney: the time in Manila, the shift in the name of the event.
  await expect(row.locator(`td[aria-label*="${shift}"]`)).toHaveCount(5);
  expect(watch.refusals()).toEqual([]);
});

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

async function choose(panel: Locator, label: string, option: string): Promise<void> {
  await panel.getByRole('combobox', { name: label, exact: true }).click();
  await panel.getByRole('combobox', { name: label, exact: true }).fill(option);
  await panel.getByRole('option', { name: option }).first().click();
}
