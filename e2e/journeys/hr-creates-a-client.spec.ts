import type { Locator, Page } from '@playwright/test';
import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

test('hr creates a client, gives it an invoice configuration and a team, and moves it on', async ({ page, watch }) => {
  const word = attemptWord();
  const name = `Driftwood ${word} Pty Ltd`;
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add client' }).click();
  const panel = page.getByRole('dialog', { name: 'Client details' });
  await expect(panel.getByRole('textbox', { name: 'Legal business name' })).toBeFocused();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('4 fields need attention');
  await panel.getByRole('textbox', { name: 'Legal business name' }).fill(name);
  await panel.getByRole('textbox', { name: 'Contact name' }).fill(`Wendy ${word}`);
  await choose(panel, 'Country', 'Australia');
  await choose(panel, 'Timezone', 'Australia/Sydney');
  await choose(panel, 'Currency', 'AUD');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, `Client ${name} has been successfully added.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search Clients' }).fill(`wendy ${word}`);
  const row = page.getByRole('row', { name });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Draft');
  await row.getByRole('link', { name }).click();
  await expect(page.getByText('No current invoice configuration')).toBeVisible();

  await page.getByRole('navigation', { name: 'Parts of the client' }).getByRole('link', { name: 'Invoicing' }).click();
  await page.getByRole('button', { name: 'New configuration' }).click();
  const config = page.getByRole('dialog', { name: 'Invoice configuration' });
  await expect(config.getByRole('textbox', { name: 'Billing day' })).toHaveValue('17');
  await config.getByLabel(/^Start date/).fill('2026-01-01');
  await choose(config, 'Subscription', 'Monthly');
  await config.getByRole('textbox', { name: 'Recipients' }).fill('accounts@driftwood.example');
  await config.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Day 17 of the month')).toBeVisible();

  await page.getByRole('button', { name: 'Update' }).click();
  await choose(panel, 'Status', 'Active');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Contract signed');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Client ${name} has been successfully updated.`)).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Draft → Active')).toBeVisible();
  await expect(page.getByText('Contract signed')).toBeVisible();

  await page.goto('/teams');
  await page.getByRole('button', { name: 'Add team' }).click();
  const team = page.getByRole('dialog', { name: 'Team details' });
  await choose(team, 'Client', name);
  await team.getByRole('textbox', { name: 'Name', exact: true }).fill('Front Desk');
  await team.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search Teams' }).fill(`driftwood ${word}`);
  await expect(page.getByRole('row', { name: /Front Desk/ })).toContainText(name);
  expect(watch.refusals()).toEqual([]);
});

test('hr sees who still works for a client that would become inactive', async ({ page, watch }) => {
  await page.goto('/clients?q=banksia');
  await page.getByRole('button', { name: /^Actions for Banksia/ }).click();
  await page.getByRole('menuitem', { name: 'Update' }).click();
  const panel = page.getByRole('dialog', { name: 'Client details' });
  await choose(panel, 'Status', 'Inactive');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toContainText(/The client still has \d+ active employees\. Move them/);
  expect(watch.refusals()).toHaveLength(1);
});

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

async function choose(panel: Locator, label: string, option: string): Promise<void> {
  await panel.getByRole('combobox', { name: label, exact: true }).click();
  await panel.getByRole('combobox', { name: label, exact: true }).fill(option);
  await panel.getByRole('option', { name: option }).first().click();
}
