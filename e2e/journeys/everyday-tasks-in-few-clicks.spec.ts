import { countClicks } from '../clicks.ts';
import { employeePanel, fillEmployeeTexts, pickInForm } from '../employee-form.ts';
import { attemptWord, expect, test } from '../portal-test.ts';

/** The goals of the design review, in clicks. Each test starts on the screen where the work is. */
test.describe('hr', () => {
  test.use({ as: 'hr' });

  test('adds an employee in 8, and deactivates them in 4', async ({ page }) => {
    const word = attemptWord();
    const name = `Corazon ${word} Lim`;
    const adding = countClicks();
    await page.goto('/employees');
    await adding.click(page.getByRole('button', { name: 'Add Employee' }));
    const panel = employeePanel(page);
    const email = `corazon.${word.toLowerCase()}@example.com`;
    await fillEmployeeTexts(panel, { name, number: `MUS-${word}-9`, email, position: 'Ledger Keeper' });
    for (const field of ['Office', 'Client', 'Shift']) await pickInForm(panel, field, adding.click);
    await expect(panel.getByRole('combobox', { name: 'Cost currency' })).not.toHaveValue('');
    await adding.click(panel.getByRole('button', { name: 'Add', exact: true }));
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('Employee Saved Successfully')).toBeVisible();
    await expect(toasts.getByRole('link', { name: 'View' })).toBeVisible();
    expect(adding.count()).toBe(8);

    await page.getByRole('searchbox', { name: 'Search Employees' }).fill(name);
    const row = page.getByRole('row', { name });
    await expect(page.getByRole('row')).toHaveCount(2);
    const ending = countClicks();
    await ending.click(row.getByRole('button', { name: `Actions for ${name}` }));
    await ending.click(page.getByRole('menuitem', { name: /^Deactivate/ }));
    const dialog = page.getByRole('dialog');
    await ending.click(dialog.getByText('Leave of Absence'));
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('A year abroad.');
    await ending.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expect(toasts.getByText(`${name} is now on leave.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(ending.count()).toBe(4);
  });

  test('finds a client and an employee ID by the palette in 2', async ({ page }) => {
    await page.goto('/');
    for (const [term, found] of [
      ['redgum', /^Redgum Logistics/],
      ['MRS-000003', /MRS-000003/],
    ] as const) {
      const { click, count } = countClicks();
      await click(page.getByRole('button', { name: /^Search or jump to/ }));
      await page.getByRole('combobox', { name: 'Search the portal' }).fill(term);
      // What waits for the user can name the same client.
      const isNoNeed = page.locator(':not([id*="-need-"])');
      await click(page.getByRole('option', { name: found }).and(isNoNeed).first());
      await expect(page).toHaveURL(/\/(clients|employees)\/\d+/);
      expect(count()).toBe(2);
    }
  });

  test('publishes a notification in 3, with a confirmation', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/client-notifications');
    await click(page.getByRole('main').getByRole('link', { name: /^Add/ }));
    await page.getByRole('textbox', { name: 'Title' }).fill(`Office hours ${attemptWord()}`);
    await page.getByRole('textbox', { name: 'Message' }).fill('We are open on Monday.');
    await click(page.getByRole('button', { name: 'Publish now' }));
    const question = page.getByRole('dialog', { name: /^Publish to \d+ people at \d+ clients?\?$/ });
    await click(question.getByRole('button', { name: 'Publish now' }));
    await expect(question).toBeHidden();
    expect(count()).toBe(3);
  });

  test('exports the list in 2', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/employees');
    await click(page.getByRole('button', { name: 'Export' }));
    const download = page.waitForEvent('download');
    await click(page.getByRole('menuitem', { name: /^Excel/ }));
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    expect(count()).toBe(2);
  });

  test('imports 20 rows of which one is wrong without a second file', async ({ page }) => {
    const word = attemptWord();
    const people = Array.from({ length: 20 }, (_, index) => ({
      'Employee ID': `MUS-${word}-F${index}`,
      Name: `Felipe ${word} Sy ${index}`,
      'Work email': index === 11 ? 'felipe' : `felipe.${word.toLowerCase()}.${index}@example.com`,
      ...sharedCells,
    }));
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import employees' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import employees' });
    const headings = Object.keys(people[0] ?? {});
    const lines = [headings, ...people.map((one) => Object.values(one))].map((cells) => cells.join(','));
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await dialog.getByLabel('Attachment').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Check file' }).click();
    const { click, count } = countClicks();
    await dialog
      .getByRole('textbox', { name: 'Row 13: Work email' })
      .fill(`felipe.${word.toLowerCase()}.11@example.com`);
    await click(dialog.getByRole('button', { name: 'Check again' }));
    await click(dialog.getByRole('button', { name: 'Import 20 rows' }));
    await expect(dialog.getByText('Imported', { exact: true })).toBeVisible();
    expect(count()).toBe(2);
  });
});

test.describe('workforce admin', () => {
  test.use({ as: 'workforce admin' });

  test('changes a shift from the calendar in 4', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/employees/shifts');
    await page.getByRole('button', { name: 'Later' }).click();
    const grid = page.getByRole('grid', { name: 'Planned shifts' });
    await click(grid.locator('td[data-event="day"]').last());
    await click(page.getByRole('button', { name: /^Change shift/ }));
    const dialog = page.getByRole('dialog', { name: /^Change the shift of/ });
    await click(dialog.locator('label').filter({ hasText: /^Mid Shift/ }));
    await click(dialog.getByRole('button', { name: /^Change shift/ }));
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }),
    ).toBeVisible();
    expect(count()).toBe(4);
  });

  test('approves the timesheets of a client from home in at most 3', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/');
    await click(page.getByRole('button', { name: /^Timesheets \d/ }));
    await click(page.getByRole('button', { name: /^Approve \d+/ }).last());
    await expect(page.getByText(/^Approved \d+ timesheets? of /)).toBeVisible();
    expect(count()).toBeLessThanOrEqual(3);
  });
});

test.describe('employee', () => {
  test.use({ as: 'employee' });

  test('corrects a day in 2', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/my-timesheets');
    const days = page.getByRole('table', { name: 'Own days' }).getByRole('row');
    // The end of a day that still runs may not have come yet.
    const ended = days.filter({ hasText: /Late|Undertime/, hasNotText: /Corrected|Correction|In \d/ });
    await click(ended.first().getByRole('button', { name: /^Correct / }));
    const panel = page.getByRole('dialog', { name: /^Correct / });
    await panel.getByRole('textbox', { name: 'Reason' }).fill('The badge reader was off.');
    await click(panel.getByRole('button', { name: 'Request correction' }));
    await expect(page.getByText('Your correction has been submitted for approval.')).toBeVisible();
    expect(count()).toBe(2);
  });

  test('clocks in from home in 1', async ({ page }) => {
    const { click, count } = countClicks();
    await page.goto('/');
    const out = page.getByRole('button', { name: 'Clock out' });
    await expect(page.getByRole('button', { name: /^Clock (in|out)$/ })).toBeVisible();
    // The demo employee is at work during the hours of the shift.
    if (await out.isVisible()) await out.click();
    await click(page.getByRole('button', { name: 'Clock in' }));
    await expect(page.getByRole('button', { name: 'Clock out' })).toBeVisible();
    expect(count()).toBe(1);
  });
});

const sharedCells = {
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
