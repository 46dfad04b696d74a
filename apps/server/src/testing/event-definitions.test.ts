import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allListeners } from '../all-work.ts';

const server = join(import.meta.dirname, '..');
const textsOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(server, folder, path), 'utf8') }));

const defined = textsOf('domains', /\.ts$/).flatMap(({ path, text }) =>
  [...text.matchAll(/defineEvent\(\s*'([^']+)'/g)].map(([, name = '']) => ({ path, name })),
);

it('defines every event once, in the events file of the domain that announces it', () => {
  expect(defined.length).toBeGreaterThan(20);
  expect(repeated(defined.map(({ name }) => name))).toEqual([]);
  expect(defined.filter(({ path }) => !/^([a-z-]+)\/\1\.events\.ts$/.test(path))).toEqual([]);
});

it('names an event `subject.past-participle`', () => {
  expect(defined.filter(({ name }) => !/^[a-z-]+\.[a-z-]+$/.test(name))).toEqual([]);
});

it('has no two listeners of one event with the same key, because the second would never run', () => {
  expect(repeated(allListeners.map(({ event, key }) => `${event} ${key}`))).toEqual([]);
});

it('announces in SQL only events that are defined', () => {
  const announced = textsOf('database', /\.sql$/).flatMap(({ text }) =>
    [...text.matchAll(/(?:insert into event_outbox[^;]*?select\s+|announce_people\()'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  const names = defined.map(({ name }) => name);
  expect(announced.length).toBeGreaterThan(0);
  expect(announced.filter((name) => !names.includes(name))).toEqual([]);
});

// Payloads that may still be in the outbox from before a schema change: they must stay readable.
it.each<[string, unknown]>([
  ['accounts.reset-requested', { userId: null }],
  ['accounts.password-changed', { userId: 1 }],
  ['accounts.impersonated', { userId: 1, byUserId: 2 }],
  ['announcement.changed', { announcementId: 1 }],
  [
    'approvals.waiting',
    { kind: 'correction', why: 'reminded', subjects: [{ subjectId: 1, approvers: [{ userId: 2, source: 'lead' }] }] },
  ],
  ['attendance.changed', { employeeId: 1 }],
  ['client.changed', { clientId: 1 }],
  ['client-user.deactivated', { clientId: 1, userId: 2, byUserId: 3 }],
  ['client.renamed', { clientId: 1 }],
  ['employee.updated', { employeeId: 1, clientId: 2 }],
  ['employee.pay-change-changed', { employeeId: 1, clientId: 2 }],
  ['employees.imported', { count: 3 }],
  ['employees.employments-imported', { employeeIds: [1, 2] }],
  ['holidays.people-changed', { employeeIds: [1, 2] }],
  ['schedule.changed', { employeeIds: [1, 2] }],
  ['schedule.marked', { employeeIds: [1, 2], from: '2026-03-02' }],
  ['shifts.newcomer-placed', { employeeId: 1, from: '2026-03-02' }],
  ['shifts.people-placed', { employeeIds: [1, 2], from: '2026-03-02' }],
  ['timesheets.changed', {}],
  ['timesheets.reopened', { timesheetId: 1 }],
])('still reads a stored %s', (name, payload) => {
  const listeners = allListeners.filter(({ event }) => event === name);
  expect(listeners.length).toBeGreaterThan(0);
  for (const listener of listeners) {
    expect(listener.read({ id: 1, name, payload, attempts: 1 })).not.toHaveProperty('unreadable');
  }
});

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
