import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { Problem } from '@muster/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemRandom } from '../clock/clock.ts';
import { readUpload } from './read-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-upload-'));
const rule = { files: ['attachment'], mostBytes: 1024 * 1024 };
const target = { folder, newName: systemRandom.uuid };
const app = Fastify();
let broken = 0;

beforeAll(async () => {
  await app.register(multipart);
  app.setErrorHandler((error, _request, reply) => {
    broken += 1;
    if (!(error instanceof Problem)) return reply.status(500).send({ message: String(error) });
    return reply.status(error.status).send({ message: error.message, errors: error.details.errors });
  });
  app.post('/', async (request) => {
    const upload = await readUpload(request, rule, target);
    const waiting = Object.values(upload.body).flatMap((value) =>
      typeof value === 'string' ? [] : [{ ...value, text: readFileSync(value.path, 'latin1').slice(0, 20) }],
    );
    await upload.discard();
    return { body: upload.body, waiting };
  });
  await app.listen({ port: 0 });
});
afterEach(() => expect(readdirSync(folder)).toEqual([]));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'scan.pdf') => new File([content], name);

async function send(...parts: [string, string | File][]) {
  const payload = new FormData();
  for (const [name, value] of parts) payload.append(name, value);
  const answer = await app.inject({ method: 'POST', url: '/', payload });
  return { status: answer.statusCode, ...answer.json() };
}

it('returns the fields and a file that waits on the disk, and removes it afterwards', async () => {
  const answer = await send(['employee_id', '7'], ['note', ''], ['attachment', file('content', 'C:\\a\\Añ.pdf')]);
  expect(answer).toMatchObject({ status: 200, body: { employee_id: '7', attachment: { name: 'Añ.pdf' } } });
  expect(answer.body).not.toHaveProperty('note');
  expect(answer.waiting).toEqual([
    expect.objectContaining({
      size: 7,
      text: 'content',
      sha256: 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73',
    }),
  ]);
});

const sizeText = 'The attachment must not exceed 1 MB only.';

it.each<[string, number, [string, string | File][], string]>([
  ['a file that is too large', 413, [['attachment', file(new Uint8Array(1024 * 1024 + 1))]], sizeText],
  ['one far too large', 413, [['attachment', file(new Uint8Array(5 * 1024 * 1024))]], sizeText],
  ['a file under another name', 422, [['photo', file('x')]], 'This call takes no file under the name photo.'],
  ['an empty file', 422, [['attachment', file('')]], '"scan.pdf" is empty: choose a file with content.'],
  ['a file without a name', 422, [['attachment', file('x', '\u202e')]], 'The file has no name that can be kept'],
  [
    'a field twice',
    422,
    [
      ['id', '1'],
      ['id', '2'],
    ],
    'The field id was sent twice',
  ],
])('refuses %s', async (_what, status, parts, sentence) => {
  const answer = await send(...parts);
  expect(answer.status).toBe(status);
  expect(Object.values(answer.errors)[0]).toEqual([expect.stringContaining(sentence)]);
});

it('refuses more files than the call accepts', async () => {
  const answer = await send(['attachment', file('x')], ['attachment', file('y')]);
  expect(answer).toMatchObject({ status: 422, message: 'This call takes one file (attachment); more were sent.' });
});

it('accepts only complete multipart bodies', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const cut = '--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\nhalf';
  expect((await app.inject({ method: 'POST', url: '/', headers, payload: cut })).statusCode).toBe(422);
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(415);
});

describe('answers the next request on the connection at once', () => {
  const large = 'x'.repeat(900_000);

  it('after a file that no disk had room for', async () => {
    const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    let room = 3;
    const opening = vi.spyOn(promises, 'open').mockImplementation(async () => {
      return {
        writeFile: async () => {
          room -= 1;
          if (room < 0) throw noSpace;
        },
        close: async () => undefined,
      } as never;
    });
    syncBuiltinESMExports();
    try {
      expect(await statusesOnOneConnection(large, 'small')).toEqual([507, 507]);
      opening.mockRestore();
      syncBuiltinESMExports();
      expect(await statusesOnOneConnection(large, 'small')).toEqual([200, 200]);
    } finally {
      opening.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('after a file for which there is no folder', async () => {
    target.folder = join(folder, 'missing');
    expect(await statusesOnOneConnection(large, large)).toEqual([500, 500]);
    target.folder = folder;
  });
});

/** Sends one upload after the other over one socket. */
async function statusesOnOneConnection(...contents: readonly string[]): Promise<number[]> {
  const address = app.server.address();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  for (const content of contents) {
    const payload = `--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n${content}\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': payload.length };
    const port = typeof address === 'object' && address ? address.port : 0;
    statuses.push(
      await new Promise((resolve, reject) => {
        const sent = request({ port, method: 'POST', path: '/', headers, agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        });
        sent.on('error', reject);
        sent.end(payload);
      }),
    );
  }
  agent.destroy();
  return statuses;
}

it('leaves nothing behind where the sender goes away in the middle', async () => {
  const before = broken;
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0);
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n' +
      'x'.repeat(20_000),
  );
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  socket.destroy();
  await expect.poll(() => broken).toBe(before + 1);
});
