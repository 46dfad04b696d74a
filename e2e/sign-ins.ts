import { type Role, roles } from '@muster/contract/roles.ts';
import type { Page } from '@playwright/test';
import { demoPassword } from './portal.ts';

/** Each role has one demo sign-in. */
export const demoRoles: readonly Role[] = roles;

export const emailOf = (role: Role): string => `${role.replaceAll(' ', '-')}@demo.test`;

/** The file with the cookies of a role's sign-in. */
export const storedSignIn = (role: Role): string => `${process.env.E2E_FOLDER}/${role.replaceAll(' ', '-')}.json`;

/** Signs in through the login page and waits until the portal is open. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/user-login');
  await fillCredentials(page, emailOf(role), demoPassword);
  await page.waitForURL((address) => address.pathname !== '/user-login');
}

export async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
