import type { Role } from '@muster/contract/roles.ts';
import { expect, type Page } from '@playwright/test';
import { addUser } from './portal.ts';
import { fillCredentials } from './sign-ins.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** A new user for a journey that changes how its user signs in: signed in, with the given password. */
export async function enterAsNewUser(page: Page, user: NewUser, role: Role): Promise<void> {
  const issued = await addUser({ ...user, role });
  await page.goto('/user-login');
  await fillCredentials(page, user.email, issued);
  await page.waitForURL('/change-password');
  await fillNewPassword(page, user.password);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('/');
}

export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
}

export async function logOut(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: 'Log out' });
  // A page that still settles after a step takes the focus, which closes an open menu.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole('button', { name }).click({ timeout: 2_000 });
    await entry.click({ timeout: 2_000 });
  }).toPass();
  await page.waitForURL('/user-login');
}
