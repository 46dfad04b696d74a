import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { reasonOf } from './log-fields.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line: string) => lines.push(line) } });
  return { log, lines, last: (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('the log', () => {
  it('writes only time in UTC, level, fields and message', () => {
    const { log, last } = capture();
    log.with({ requestId: 'r-1', actor: 7, realActor: 3 }).warn({ durationMs: 12 }, 'Slow call.');
    expect(last()).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: 'r-1',
      actor: 7,
      realActor: 3,
      durationMs: 12,
      msg: 'Slow call.',
    });
  });

  it('drops fields that are not on the list, and whole objects', () => {
    const { log, lines } = capture();
    const row = { email: 'CANARY@example.com' };
    log.info(JSON.parse(JSON.stringify({ requestId: 'r-1', ...row, reason: row })), 'Saved.');
    expect(lines.join()).toContain('r-1');
    expect(lines.join()).not.toContain('CANARY');
  });

  it.each([
    ['a line break', 'x\n{"level":"info"}'],
    ['a colour', 'x\u001b[31m'],
    ['a C1 control', 'x\u009b31m'],
    ['a line separator', 'x\u2028y'],
    ['a direction mark', 'x\u202ey'],
  ])('cannot be forged by %s', (_, text) => {
    const { log, lines } = capture();
    log.error({ reason: text }, text);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}\p{Bidi_Control}]/u);
    expect(JSON.parse(lines[0] ?? '').msg).toMatch(/^x\\u/);
  });

  it('writes an error with its stack, without the row values that a database quotes', () => {
    const { log, last } = capture();
    log.error({ error: new TypeError('broken part') }, 'Failed.');
    expect(last()).toMatchObject({ error: 'TypeError: broken part', stack: expect.stringContaining('log.test.ts') });
    const fromDatabase = Object.assign(new Error('Key (email)=(CANARY) already exists'), {
      code: '23505',
      severity: 'ERROR',
    });
    log.error({ error: fromDatabase }, 'Failed.');
    expect(last()).toMatchObject({ code: '23505' });
    expect(JSON.stringify(last())).not.toContain('CANARY');
  });

  it('removes it even if a reason is stored', () => {
    const fromDatabase = Object.assign(new Error('Key (email)=(CANARY)'), { code: '23505', severity: 'ERROR' });
    expect(reasonOf(fromDatabase)).toBe('database error 23505');
    expect(reasonOf(new Error('The server is away.'))).toBe('The server is away.');
    expect(reasonOf('away')).toBe('away');
  });

  it('truncates long text', () => {
    const { log, last } = capture();
    log.info({ reason: 'x'.repeat(100_000) }, 'Long.');
    expect(String(last().reason).length).toBeLessThan(4_100);
  });
});
