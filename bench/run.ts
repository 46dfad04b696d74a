import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchData } from './data.ts';
import { measureAccrual } from './measure-accrual.ts';
import { measureCalls } from './measure-calls.ts';
import { measureCandidates } from './measure-candidates.ts';
import { measureFollowUp } from './measure-follow-up.ts';
import { measureHolidays } from './measure-holidays.ts';
import { measureInterviews } from './measure-interviews.ts';
import { measureLeave } from './measure-leave.ts';
import { measureNotices } from './measure-notices.ts';
import { measureSchedule } from './measure-schedule.ts';
import { measureTickets } from './measure-tickets.ts';
import { measureWeb } from './measure-web.ts';
import { type Finding, isMet, lineOf, say, store } from './report.ts';

const { values: given } = parseArgs({
  options: {
    employees: { type: 'string', default: '100000' },
    /** Comma-separated names of works, `accrual`, `candidates`, `follow-up`, `holidays`, `import`, `interviews`, `leave`, `memory`, `notices`, `schedule`, `start`, `tickets` or `web`; `tickets,ticket-one` measures one work of the tickets. */
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** Exits with 1 if a target is missed. */
    strict: { type: 'boolean', default: false },
  },
});

const employees = Number(given.employees);
if (!Number.isInteger(employees) || employees < 3_000) {
  say('--employees must be a whole number from 3000 on: page 100 has to exist.');
  process.exit(2);
}
const only = given.only?.split(',') ?? null;
const options = { employees, quick: given.quick, wants: (name: string) => only === null || only.includes(name) };

const findings: Finding[] = [];
const note = (finding: Finding) => {
  findings.push(finding);
  say(lineOf(finding));
};
const dataDir = await benchData(employees);
await measureCalls(dataDir, options, note);
if (options.wants('schedule')) await measureSchedule(options, note);
if (options.wants('accrual')) await measureAccrual(note);
if (options.wants('holidays')) await measureHolidays(options, note);
if (options.wants('interviews')) await measureInterviews(options, note);
if (options.wants('leave')) await measureLeave(options, note);
if (options.wants('tickets')) await measureTickets(options, note);
if (options.wants('candidates')) await measureCandidates(options, note);
if (options.wants('follow-up')) await measureFollowUp(note);
if (options.wants('notices')) await measureNotices(note);
const isBuilt = existsSync(join(import.meta.dirname, '../apps/web/dist/index.html'));
if (isBuilt && options.wants('web')) await measureWeb(dataDir, options, note);

const missed = findings.filter((finding) => !isMet(finding));
say(`\n${findings.length - missed.length} of ${findings.length} goals met.`);
if (only === null) store(findings, { employees, quick: given.quick });
process.exit(given.strict && missed.length > 0 ? 1 : 0);
