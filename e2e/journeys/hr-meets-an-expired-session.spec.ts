import type { Page } from '@playwright/test';
import { employeePanel, fillEmployeeForm } from '../employee-form.ts';
import { logOut } from '../new-user.ts';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { emailOf, fillCredentials, signIn } from '../sign-ins.ts';

const draft = { name: 'Half A. Draft', number: 'MUS-E2E-2', email: 'half.draft@example.com', position: 'Editor' };

test('the next call of an ended session leads to the login and back to the same page', async ({ page }) => {
  // Without the push connection the page notices it only with the next call.
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  await signIn(page, 'hr');
  await page.goto('/employees?sort=-name');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const panel = employeePanel(page);
  await fillEmployeeForm(panel, draft);
  await endSessionElsewhere(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(expiry(page)).toBeVisible();
  await page.waitForURL('/user-login');

  await fillCredentials(page, emailOf('hr'), demoPassword);
  await page.waitForURL('/employees?sort=-name');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(draft.name);
  await expect(panel.getByRole('textbox', { name: 'City' }), 'sensitive values are not kept').toHaveValue('');
  await expect(panel.getByText('Unsaved changes')).toBeVisible();
});

async function endSessionElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await logOut(other, 'Rosario Villanueva');
}

const expiry = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /^Your session has expired\. Please login again\.$/ });
