import { type Kysely, sql } from 'kysely';
import { allListeners } from '../apps/server/src/all-work.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { systemClock, systemRandom } from '../apps/server/src/platform/clock/clock.ts';
import { loadAppKeys } from '../apps/server/src/platform/config/app-key.ts';
import { startDispatcher } from '../apps/server/src/platform/events/dispatcher.ts';
import { addEvents } from '../apps/server/src/platform/events/event-outbox.repository.ts';
import { portionsOf } from '../apps/server/src/platform/events/portions-of.ts';
import { openFileStorage } from '../apps/server/src/platform/files/file-storage.ts';
import { buildServices } from '../apps/server/src/platform/http/build-services.ts';
import { portalContextFor } from '../apps/server/src/platform/jobs/portal-context.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { benchData } from './data.ts';
import { people } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { restRounds, withPool } from './rest-rounds.ts';

/** What an import of employees announces, for as many people at once as it does. */
const announced = [
  { name: 'shifts.people-placed', atOnce: 10, isPlan: true },
  { name: 'employees.employments-imported', atOnce: 10, isPlan: false },
  { name: 'holidays.people-changed', atOnce: 100, isPlan: false },
  { name: 'leave.people-changed', atOnce: 100, isPlan: false },
] as const;

/** What follows an import of 5,000 employees, until every event is delivered. */
export async function measureFollowUp(note: (finding: Finding) => void): Promise<void> {
  const dataDir = await benchData(people);
  await withPool(dataDir, restRounds);
  const log = createLog({ level: 'silent' });
  const keys = await loadAppKeys({ appKeys: null, dataDir });
  const database = await connectToEmbedded(dataDir, log);
  const { services, close } = buildServices({
    connection: database.connection,
    keys,
    files: openFileStorage({ dataDir, storageUrl: null, keys, clock: systemClock, random: systemRandom }),
    appUrl: 'http://127.0.0.1:8000',
    clock: systemClock,
    random: systemRandom,
    log,
  });
  const db = services.databases.system;
  await sql`delete from event_outbox`.execute(db);
  await announceImport(db);
  const startedAt = performance.now();
  const dispatcher = startDispatcher({ db, listeners: allListeners, contextFor: portalContextFor(services), log });
  await dispatcher.drain();
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows } = await sql<{ count: number; failed: number }>`
    select count(*)::integer as count, (count(*) filter (where delivered_at is null or attempts > 1))::integer as failed from event_outbox`.execute(
    db,
  );
  const [{ count, failed } = { count: 0, failed: 0 }] = rows;
  await sql`delete from event_outbox`.execute(db);
  await dispatcher.close();
  await close();
  await database.stop();
  if (failed > 0) throw new Error(`${failed} of ${count} events were not delivered at once.`);
  note({
    name: 'follow-up',
    title: `what follows an import of ${people.toLocaleString('en')} people`,
    figure: seconds,
    goal: 120,
    unit: 's',
    details: { seconds, count },
    shown: `${count} events, ${((seconds * 1000) / count).toFixed(1)} ms each`,
  });
}

async function announceImport(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from employee where deleted_at is null order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const from = Temporal.Now.plainDateISO().toString();
  for (const { name, atOnce, isPlan } of announced) {
    const portions = portionsOf(ids, atOnce);
    await addEvents(
      db,
      portions.map((employeeIds) => ({ name, payload: { employeeIds, ...(isPlan && { from }) } })),
    );
  }
}
