import { dayIn, homeZone } from '@muster/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type BaseLists, ensureBaseLists } from './base-lists.ts';
import { type Company, inventCompany } from './companies.ts';
import { planEmployee } from './employee-plan.ts';
import type { Situation } from './employment.ts';
import { reserveIds } from './insert-rows.ts';
import type { PlanWorld } from './plan-facts.ts';
import type { SealingCipher } from './seal-sensitive.ts';
import { type SeededCompany, type SeedTime, seedClients } from './seed-clients.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { settleStatistics, storeEmployees } from './store-employees.ts';

export interface FillingFacts {
  readonly count: number;
  readonly cipher: SealingCipher;
  readonly now: Temporal.Instant;
  /** Called after each batch with the number of stored employees. */
  onProgress?(stored: number): void;
}

const employeesPerBatch = 2_000;
/** The database stores one batch while the next is generated. */
const batchesAtOnce = 2;
const employeesPerClient = 250;

/** Many employees for performance tests, in addition to the existing ones. Each batch is a transaction. */
export async function seedEmployees(
  db: Kysely<Database>,
  facts: FillingFacts,
): Promise<{ employees: number; clients: number }> {
  const time: SeedTime = { now: facts.now.toString(), today: dayIn(homeZone, facts.now) };
  const random = seededRandom(`filling ${facts.count}`);
  const { base, companies } = await within(db, async (transaction) => {
    const lists = await ensureBaseLists(transaction, time.now);
    return { base: lists, companies: await moreClients(transaction, facts.count, { base: lists, random, time }) };
  });
  const world: PlanWorld = { base, companies, cipher: facts.cipher, time };
  const waiting = batchSizes(facts.count);
  let stored = 0;
  const work = async () => {
    for (let size = waiting.pop(); size !== undefined; size = waiting.pop()) {
      await storeBatch(db, size, world);
      stored += size;
      facts.onProgress?.(stored);
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
  await settleStatistics(db);
  return { employees: facts.count, clients: companies.length };
}

function batchSizes(count: number): number[] {
  const full = Array.from({ length: Math.floor(count / employeesPerBatch) }, () => employeesPerBatch);
  const rest = count % employeesPerBatch;
  return rest > 0 ? [...full, rest] : full;
}

async function storeBatch(db: Kysely<Database>, size: number, world: PlanWorld): Promise<void> {
  await within(db, async (transaction) => {
    const ids = await reserveIds(transaction, 'employee', size);
    const plans = ids.map((id) => {
      const random = seededRandom(`filling ${id}`);
      const facts = { at: random.pick(world.companies), situation: situation(random) };
      return planEmployee({ ...facts, id, isComplete: false, depth: 'flat' }, world);
    });
    await storeEmployees(transaction, plans, world.time.today);
  });
}

/** Enough clients for some 250 employees each, at least one. */
async function moreClients(
  db: Kysely<Database>,
  employees: number,
  given: { readonly base: BaseLists; readonly random: SeededRandom; readonly time: SeedTime },
): Promise<readonly SeededCompany[]> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::integer as last from client`.execute(db);
  const first = (rows[0]?.last ?? 0) + 1;
  const count = Math.max(1, Math.round(employees / employeesPerClient));
  const invented: Company[] = Array.from({ length: count }, (_, index) => inventCompany(given.random, first + index));
  return await seedClients(db, invented, given);
}

function situation(random: SeededRandom): Situation {
  const draw = random.fraction();
  if (draw < 0.8) return 'active';
  if (draw < 0.83) return 'inactive';
  return draw < 0.91 ? 'termination' : 'resignation';
}

async function within<T>(db: Kysely<Database>, run: (transaction: Kysely<Database>) => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.scope', 'system', true), set_config('statement_timeout', '0', true)`.execute(
      transaction,
    );
    return await run(transaction);
  });
}
