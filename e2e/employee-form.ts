import type { Locator, Page } from '@playwright/test';

export interface NewEmployee {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly position: string;
}

export const employeePanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Employee Form Details' });

/** The required fields of a new employee, by label. */
export async function fillEmployeeForm(panel: Locator, employee: NewEmployee): Promise<void> {
  await fillEmployeeTexts(panel, employee);
  await choose(panel, 'Office');
  await choose(panel, 'Primary work location', 'Work From Home');
  await choose(panel, 'Shift', 'Day Shift');
  await choose(panel, 'Client');
  await choose(panel, 'Cost currency', 'USD');
}

export async function fillEmployeeTexts(panel: Locator, { name, number, email, position }: NewEmployee): Promise<void> {
  const texts = {
    Name: name,
    'Employee ID': number,
    Position: position,
    'Work email': email,
    'Work phone': '09171234567',
    'Address line 1': '12 Sampaguita Street',
    City: 'Cebu City',
    'ZIP code': '6000',
    'Bank account number': '001234567890',
    'Basic salary': '32,500.50',
    'Cost start date': '2026-01-05',
    'Cost amount': '1850',
  };
  for (const [label, text] of Object.entries(texts)) {
    await panel.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

/** Opens a select and chooses the first option. */
export async function pickInForm(
  panel: Locator,
  label: string,
  click: (target: Locator) => Promise<void>,
): Promise<void> {
  await click(panel.getByRole('combobox', { name: label, exact: true }));
  await click(panel.getByRole('option').first());
}

/** Opens a select and chooses the option with this name, or the first one. */
async function choose(panel: Locator, label: string, option?: string): Promise<void> {
  await panel.getByRole('combobox', { name: label, exact: true }).click();
  await panel
    .getByRole('option', option === undefined ? {} : { name: option })
    .first()
    .click();
}
