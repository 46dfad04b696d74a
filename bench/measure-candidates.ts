import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { signInOverHttp } from '../apps/server/src/testing/sign-in-over-http.ts';
import { benchData } from './data.ts';
import { boardCandidates, boardTitle, candidates, fillCandidates } from './fill-candidates.ts';
import { measureReading, people, planner, type Reading, signUp } from './measure-schedule.ts';
import type { BenchOptions, Note } from './measure-work.ts';
import { restRounds, withPool } from './rest-rounds.ts';

/** List, searches, board and duplicates with 100,000 candidates who have a resume each. */
export async function measureCandidates({ quick }: BenchOptions, note: Note): Promise<void> {
  const dataDir = await benchData(people);
  const chosen = await withPool(dataDir, async (pool) => {
    await fillCandidates(pool);
    await restRounds(pool);
    const { rows } = await pool.query<Chosen>(
      `select (select uuid::text from open_position where title = $1 limit 1) as board,
        array(select name from candidate where id % 997 = 0 order by id limit 100) as names,
        array(select substring(text from '[a-z]+$') from resume_text where attachment_id % 997 = 0 order by attachment_id limit 100) as words`,
      [boardTitle],
    );
    return rows[0];
  });
  if (!chosen) throw new Error('There are no candidates.');
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  try {
    await signUp(dataDir);
    const { authorization } = await signInOverHttp(portal.port, planner);
    const asking = { port: portal.port, headers: { authorization } };
    for (const reading of readingsOf(chosen)) await measureReading(reading, asking, { times: quick ? 40 : 200, note });
  } finally {
    await portal.end('SIGTERM');
  }
}

interface Chosen {
  readonly board: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

function readingsOf({ board, names, words }: Chosen): Reading[] {
  const of = `${candidates.toLocaleString('en')} candidates`;
  const searched = (all: readonly string[], n: number) =>
    listPath({ filters: { global: { value: all[(n + 10) % all.length] } } });
  return [
    { name: 'candidate-list', title: 'candidates, first page', of, path: listPath({}), goal: 60 },
    { name: 'candidate-search', title: 'search by name', of, path: (n) => searched(names, n), goal: 150 },
    { name: 'resume-search', title: 'search by a word of a resume', of, path: (n) => searched(words, n), goal: 150 },
    {
      name: 'candidate-board',
      title: `board with ${boardCandidates} applications`,
      of,
      path: `/api/position-candidates/${board}`,
      goal: 100,
    },
    { name: 'candidate-duplicates', title: 'likely duplicates', of, path: '/api/duplicate-candidate-pairs', goal: 500 },
  ];
}

const listPath = (parameters: object) =>
  `/api/candidates?${new URLSearchParams({ dt_params: JSON.stringify({ rows: 30, ...parameters }) })}`;
