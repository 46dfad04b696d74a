import { employeePanel, fillEmployeeForm } from '../employee-form.ts';
import { logOut } from '../new-user.ts';
import { demoPassword } from '../portal.ts';
import { expect, test } from '../portal-test.ts';
import { emailOf, fillCredentials, signIn } from '../sign-ins.ts';

test('an ended session is told, leads to the login and back to what was begun', async ({ page, context }) => {
  await signIn(page, 'hr');
  await page.goto('/employees?sort=-name');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const panel = employeePanel(page);
  const draft = { name: 'Half A. Draft', number: 'MUS-E2E-2', email: 'half.draft@example.com', position: 'Editor' };
  await fillEmployeeForm(panel, draft);

  const other = await context.newPage();
  await other.goto('/');
  await logOut(other, 'Rosario Villanueva');

  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Your session has expired. Please login again.')).toBeVisible();
  await page.waitForURL('/user-login');

  await fillCredentials(page, emailOf('hr'), demoPassword);
  await page.waitForURL('/employees?sort=-name');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(draft.name);
  await expect(panel.getByRole('textbox', { name: 'City' }), 'sensitive values are not kept').toHaveValue('');
  await expect(panel.getByText('Unsaved changes')).toBeVisible();
});
