import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { pdf } from '../../testing/sample-files.ts';
import { keepMailedFile } from './keep-mailed-file.ts';

let portal: TestPortal;
const kept: Buffer[] = [];
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

function keep(name: string, content: Buffer) {
  const { files, random } = portal.services;
  const keepFile = async (chunks: AsyncIterable<Buffer>) => {
    kept.push(Buffer.concat(await Array.fromAsync(chunks)));
    return 'key';
  };
  return keepMailedFile({ files, random, keepFile }, { name, content });
}
const waiting = () => readdirSync(portal.services.files.incoming);

it('keeps a file under a plain name, and leaves nothing waiting', async () => {
  const upload = await keep('../Contract.pdf', pdf());
  expect(upload).toMatchObject({ key: 'key', mediaType: 'application/pdf', file: { name: 'Contract.pdf' } });
  expect(kept).toEqual([pdf()]);
  expect(waiting()).toEqual([]);
});

it.each([
  ['run.pdf', Buffer.from('MZ not a document'), 'invalid-input'],
  ['..', pdf(), 'invalid-input'],
  ['large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1), 'too-large'],
])('refuses %s like an upload', async (name, content, code) => {
  await expect(keep(name, content)).rejects.toMatchObject({ code });
  expect(kept).toHaveLength(1);
  expect(waiting()).toEqual([]);
});
