import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../apps/server/src/database/rows.generated.ts';
import { createApplication } from '../apps/server/src/testing/factories/applications.ts';
import { createAvailability } from '../apps/server/src/testing/factories/availabilities.ts';
import { createClient } from '../apps/server/src/testing/factories/clients.ts';
import { createInterview } from '../apps/server/src/testing/factories/interviews.ts';
import { createOpenPosition } from '../apps/server/src/testing/factories/open-positions.ts';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import { durationsOf, people, planner, signUp } from './measure-schedule.ts';
import type { Finding } from './report.ts';
import { restRounds, withPool } from './rest-rounds.ts';

const attendees = 5;
const goalMs = 100;

/** Times at which five client users are free in the next four weeks, each with other hours and 20 interviews. */
export async function measureInterviews(
  { quick }: { readonly quick: boolean },
  note: (finding: Finding) => void,
): Promise<void> {
  const dataDir = await benchData(people);
  const asked = await withPool(dataDir, async (pool) => {
    const party = await createParty(pool);
    await restRounds(pool);
    return party;
  });
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  try {
    await signUp(dataDir);
    const { authorization } = await signInOverHttp(portal.port, planner);
    const request = {
      method: 'POST' as const,
      path: '/api/find-interview-times',
      headers: { authorization },
      body: { application_id: asked.applicationId, minutes: 45, user_ids: asked.userIds },
    };
    const took = await durationsOf(request, { port: portal.port, times: quick ? 60 : 300 });
    const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
    note({
      name: 'interview-times',
      title: `interview times for ${attendees} attendees over 4 weeks, p95`,
      figure: at(0.95),
      goal: goalMs,
      unit: 'ms',
      details: { p50: at(0.5), p95: at(0.95), samples: took.length },
      shown: `p50 ${at(0.5).toFixed(1)} ms`,
    });
  } finally {
    await portal.end('SIGTERM');
  }
}

async function createParty(pool: pg.Pool) {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { id: client_id } = await createClient(db);
  const position = await createOpenPosition(db, { client_id });
  const { id: applicationId } = await createApplication(db, { position_id: position.id, stage: 'presented' });
  const userIds: number[] = [];
  for (let n = 0; n < attendees; n += 1) {
    const { user_id } = await createAvailability(db, { client_id, notice_hours: n });
    const { id } = await createInterview(db, { application_id: applicationId });
    await sql`
      insert into interview_time (interview_id, user_id, starts_at, ends_at)
      select ${id}, ${user_id}, d + ${n} * interval '30 minutes', d + (${n} + 1) * interval '30 minutes'
      from generate_series(date_trunc('day', now()) + interval '1 hour', now() + interval '27 days', interval '1 day') d`.execute(
      db,
    );
    userIds.push(user_id);
  }
  return { applicationId, userIds };
}
