import { attemptWord, expect, test } from '../portal-test.ts';

test.use({ as: 'hr' });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('hr attaches a file, previews, downloads and deletes it', async ({ page }) => {
  const word = attemptWord();
  const name = `passport ${word}.png`;
  await page.goto('/employees');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Attachments' }).click();
  await expect(page.getByText('Add attachments')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Government ID' }).click();
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles([
    file(name, 'image/png', picture),
    file('program.exe', 'application/octet-stream', Buffer.from('MZ')),
  ]);
  await expect(page.getByText('The attachment must be of type: pdf, png, jpg, docx, xlsx.')).toBeVisible();
  const list = page.getByRole('list', { name: 'Attachments' });
  await expect(list.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss program.exe' }).click();

  await page.getByRole('button', { name: `Preview ${name}` }).click();
  const preview = page.getByRole('dialog', { name: name });
  const image = preview.getByRole('img', { name: name });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1);
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(name);
  await preview.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`Attachment ${name} has been successfully removed.`)).toBeVisible();
  await expect(list.getByText(name)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(list.getByText(name)).toBeHidden();
});
