import { pathOf } from '@muster/contract/screen-paths.ts';
import { expect, test } from '../portal-test.ts';
import { storedSignIn } from '../sign-ins.ts';

test.use({ as: 'hr' });

test('an entry leaves the pages of everybody else once one person has settled it', async ({ page, browser, watch }) => {
  const path = `${pathOf('actionCenter')}?kind=overtime`;
  await page.goto(path);
  const list = page.getByRole('list', { name: 'Action center' });
  const first = list.getByRole('button', { expanded: true });
  const name = (await first.textContent()) ?? '';
  const before = await list.getByRole('button', { name, exact: true }).count();

  const colleague = await browser.newContext({ storageState: storedSignIn('workforce admin') });
  const other = await colleague.newPage();
  await other.goto(path);
  const tab = await page.context().newPage();
  await tab.goto(path);
  const rowsOn = (shown: typeof page) =>
    shown.getByRole('list', { name: 'Action center' }).getByRole('button', { name, exact: true });
  await expect(rowsOn(other)).toHaveCount(before);
  await expect(rowsOn(tab)).toHaveCount(before);
  // At once: a page that joins its channels only now still hears of it.

  await page.bringToFront();
  await page.keyboard.press('a');
  await expect(page.getByText(/^Approved overtime of /)).toBeVisible();
  await expect(rowsOn(other)).toHaveCount(before - 1);
  await expect(rowsOn(tab)).toHaveCount(before - 1);
  await colleague.close();
  expect(watch.refusals()).toEqual([]);
});
