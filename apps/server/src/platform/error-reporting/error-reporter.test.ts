import { expect, it, vi } from 'vitest';
import { systemRandom } from '../clock/clock.ts';
import { createLog } from '../log/log.ts';
import type { OutboundRequest } from '../outbound/http-client.ts';
import { createErrorReporter } from './error-reporter.ts';

let now = Temporal.Instant.from('2026-03-02T08:00:00Z');

function reporter(dsn: string | null, status = 200) {
  const sent: OutboundRequest[] = [];
  const lines: string[] = [];
  const report = createErrorReporter({
    dsn: dsn === null ? null : new URL(dsn),
    http: {
      send: async (request) => {
        sent.push(request);
        return { status, headers: {}, body: '' };
      },
    },
    clock: { now: () => now },
    random: systemRandom,
    release: '1.2.3',
    log: createLog({ destination: { write: (line) => void lines.push(line) } }),
  });
  return { report, sent, lines };
}

it('sends the type, the message without personal data, the stack and the request id', () => {
  const { report, sent } = reporter('https://public@errors.example.com/base/42');
  report(new TypeError('No maria@northwind.example with 34-1234567-8 here'), 'r-1');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url.href).toBe('https://errors.example.com/base/api/42/envelope/');
  expect(sent[0]?.headers?.['x-sentry-auth']).toMatch(/sentry_key=public$/);
  const [head, item, event] = String(sent[0]?.body)
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: '2026-03-02T08:00:00Z' });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({ release: '1.2.3', tags: { request_id: 'r-1' }, event_id: head.event_id });
  const [value] = event.exception.values;
  expect(value).toMatchObject({ type: 'TypeError', value: 'No [email] with [number] here' });
  expect(value.stacktrace.frames.at(-1)).toMatchObject({
    filename: 'apps/server/src/platform/error-reporting/error-reporter.test.ts',
    in_app: true,
  });
  expect(sent[0]?.body).not.toMatch(/maria|1234567/);
});

it('sends nothing without an address', () => {
  const { report, sent } = reporter(null);
  report(new Error('x'), 'r-1');
  expect(sent).toEqual([]);
});

it('sends at most thirty reports a minute', () => {
  const { report, sent } = reporter('https://public@errors.example.com/42');
  for (let count = 0; count < 50; count += 1) report(new Error('x'), 'r-1');
  expect(sent).toHaveLength(30);
  now = now.add({ minutes: 1 });
  report(new Error('x'), 'r-1');
  expect(sent).toHaveLength(31);
});

it('logs what it could not report, and continues', async () => {
  const { report, lines } = reporter('https://public@errors.example.com/42', 500);
  report(new Error('x'), 'r-1');
  await vi.waitFor(() => expect(lines.join()).toMatch(/r-1.*could not be reported/));
});
