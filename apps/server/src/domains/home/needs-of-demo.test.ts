import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../database/seed/seed-demo.ts';
import { createFieldCipher } from '../../platform/crypto/field-cipher.ts';
import { withinRowsOf } from '../../platform/row-security/within-rows-of.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { settleAt } from '../../testing/factories/attendance.ts';
import { followHolidays } from '../holidays/index.ts';
import { accrueLeave } from '../leave/index.ts';
import { applyTicketTimes } from '../tickets/index.ts';
import { compareNext } from './compare-needs.ts';
import { waitingNeeds } from './waiting-needs.ts';

const now = '2026-03-02T02:00:00Z';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set(now);
  await seedDemo(portal.db, {
    cipher: createFieldCipher({ current: { version: 1, key: Buffer.alloc(32, 7) }, older: [] }),
    passwordHash: async (text) => `hash of ${text}`,
    demoPassword: 'demo',
    now: Temporal.Instant.from(now),
    followHolidays,
    accrueLeave,
    applyTicketTimes: (db, ids) => applyTicketTimes({ db }, ids),
    settleDays: (db, employeeIds, days) => settleAt(db, { employeeIds, ...days, now }),
  });
}, 120_000);
afterAll(() => portal.close());

const withSystem = <T>(run: (db: TestPortal['db']) => Promise<T>): Promise<T> =>
  portal.services.databases.system.transaction().execute(run);

it('shows every user of the demo company what the requests wait for', async () => {
  const differences: unknown[] = [];
  let users = 0;
  for (let after: number | null = 0; after !== null; users += 1) {
    const from: number = after;
    const next: Awaited<ReturnType<typeof compareNext>> = await withSystem((db) =>
      compareNext({ db, clock: portal.clock }, from),
    );
    differences.push(...next.differences);
    after = next.last;
  }
  expect(users).toBeGreaterThan(1);
  expect(differences).toEqual([]);
});

it.each(['hr', 'workforce admin', 'team lead'])(
  'gives the demo %s entries of several kinds, of which some but not most are overdue',
  async (role) => {
    const { rows } = await sql<{ id: number }>`
      select u.id from app_user u where u.email = ${`${role.replaceAll(' ', '-')}@demo.test`}`.execute(portal.db);
    const needs = await withSystem(async (db) => {
      const viewer = await findViewer(db, rows[0]?.id ?? 0);
      if (!viewer) throw new Error(`Nobody signs in as ${role}.`);
      return withinRowsOf(db, viewer, () => waitingNeeds({ db, clock: portal.clock, viewer }));
    });
    const overdue = needs.filter(({ isOverdue }) => isOverdue).length;
    const figures = `${role}: ${overdue} of ${needs.length} overdue`;
    expect(new Set(needs.map(({ source }) => source.kind)).size, figures).toBeGreaterThan(1);
    expect(overdue, figures).toBeLessThan(needs.length / 2);
  },
);
