import { timesheetsNotifications } from '@muster/contract/domains/timesheets/timesheets-notifications.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { notifyUsers } from '../apps/server/src/domains/notifications/index.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { benchData } from './data.ts';
import { people } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { withPool } from './rest-rounds.ts';

const notified = 300;
const rounds = 10;
const type = timesheetsNotifications.toApprove;

/**
 * One event of which 300 people are notified, in the portal, by mail and by text message, until their open pages are refreshed. Each round is
 * rolled back.
 */
export async function measureNotices(note: (finding: Finding) => void) {
  await withPool(await benchData(people), async (pool) => {
    const trx = await new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }).startTransaction().execute();
    const userIds = await wantEverything(trx);
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await notifyUsers(
        { db: trx, clock: systemClock },
        { userIds, type, values: { timesheets: 3 }, key: `bench:${round}` },
      );
      took.push((performance.now() - startedAt) / 1000);
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notification where key like 'bench:%'`.execute(trx);
    await trx.rollback().execute();
    if (rows[0]?.count !== notified * rounds)
      throw new Error(`${rows[0]?.count} notifications instead of ${notified * rounds}.`);
    const slowest = Math.max(...took);
    note({
      name: 'notify-people',
      title: `${notified} people notified of one event, slowest of ${rounds}`,
      figure: slowest,
      goal: 2,
      unit: 's',
      details: { slowest, seconds: took },
      shown: `fastest ${(Math.min(...took) * 1000).toFixed(0)} ms, slowest ${(slowest * 1000).toFixed(0)} ms`,
    });
  });
}

/** Users who get mail and text messages too. */
async function wantEverything(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into app_user (name, email, timezone_id)
    select 'Bench ' || n, 'bench-' || n || '@notices.test', 291 from generate_series(1, ${notified}::integer) n returning id`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into notification_preference (user_id, type, channel, is_on)
    select u, ${type.code}, c, true from unnest(${ids}::integer[]) u, unnest(array['in-app', 'mail', 'sms']) c`.execute(
    db,
  );
  return ids;
}
