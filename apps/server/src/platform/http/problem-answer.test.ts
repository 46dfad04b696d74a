import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { problemAnswer } from './problem-answer.ts';

async function answerTo(error: unknown) {
  const lines: string[] = [];
  const reported: Error[] = [];
  const app = Fastify();
  const log = createLog({ destination: { write: (line: string) => lines.push(line) } });
  app.setErrorHandler(problemAnswer(log, (unexpected) => reported.push(unexpected)));
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, text: answer.body, body: answer.json(), log: lines.join(''), reported };
}

const fromDatabase = (code: string) =>
  Object.assign(new Error('invalid input syntax for type integer: "CANARY"'), { code, severity: 'ERROR' });

describe('row 32: an unexpected error', () => {
  it('reveals nothing to the caller and keeps values quoted by the database out of the log', async () => {
    const { status, text, body, log, reported } = await answerTo(fromDatabase('22P02'));
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'unexpected', requestId: expect.any(String) });
    expect(log).toContain(body.requestId);
    expect(JSON.parse(log)).toMatchObject({ code: '22P02', stack: expect.stringContaining('problem-answer.test.ts') });
    expect(text + log).not.toContain('CANARY');
    expect(reported).toHaveLength(1);
  });

  it.each(['text', null, { code: 'x' }])('can be any value: %j', async (thrown) => {
    expect((await answerTo(thrown)).status).toBe(500);
  });
});

describe('a refusal by the database', () => {
  it.each([
    ['22021', 422, 'invalid-input'],
    ['22P05', 422, 'invalid-input'],
    ['42501', 403, 'forbidden'],
    ['23505', 409, 'conflict'],
    ['40P01', 409, 'conflict'],
    ['53100', 507, 'storage-full'],
    ['57014', 503, 'busy'],
  ])('%s is answered with %i', async (code, status, name) => {
    const answer = await answerTo(fromDatabase(code));
    expect(answer).toMatchObject({ status, body: { code: name } });
    expect(answer.text).not.toContain('CANARY');
    expect(answer.log).toBe('');
  });
});

describe('an unavailable database', () => {
  const lost = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

  it.each([
    ['its socket is missing', lost('ENOENT', 'connect')],
    ['nobody listens', lost('ECONNREFUSED', 'connect')],
    ['it broke off', lost('ECONNRESET', 'read')],
    ['an administrator stops it', fromDatabase('57P01')],
    ['the driver noticed', new Error('Connection terminated unexpectedly')],
  ])('is answered with busy: %s', async (_, error) => {
    const answer = await answerTo(error);
    expect(answer).toMatchObject({ status: 503, body: { code: 'busy' }, reported: [] });
  });

  it('differs from a missing file', async () => {
    expect((await answerTo(lost('ENOENT', 'open'))).status).toBe(500);
  });
});
