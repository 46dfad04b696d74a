import { parseArgs } from 'node:util';
import { Problem } from '@muster/contract';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { ConfigProblem } from '../platform/config/config-problem.ts';
import { auditVerify } from './audit-verify.ts';
import { type Command, CommandFailure, exitCodeOf, type GivenArguments, UsageProblem } from './command.ts';
import { databaseBackup } from './database-backup.ts';
import { databaseMigrate } from './database-migrate.ts';
import { databaseRestore } from './database-restore.ts';
import { datedReport } from './dated-report.ts';
import { listCalls } from './list-calls.ts';
import { listScreens } from './list-screens.ts';
import { seedMany } from './seed-many.ts';
import { userCreate } from './user-create.ts';
import { withDatabase } from './with-database.ts';

const commands: readonly Command[] = [
  userCreate,
  seedMany,
  databaseMigrate,
  databaseBackup,
  databaseRestore,
  auditVerify,
  datedReport,
  listScreens,
  listCalls,
];

// `… | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    say(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) return fail(`There is no command "${name}".\n\n${overview()}`, 2);
  if (rest.includes('--help')) {
    say(helpOf(command));
    return 0;
  }
  try {
    await perform(command, parse(command, rest));
    return 0;
  } catch (problem) {
    return fail(wordsOf(problem), exitCodeOf(problem));
  }
}

async function perform(command: Command, given: GivenArguments): Promise<void> {
  if (command.runAlone) return command.runAlone(given, say);
  const { run } = command;
  if (run) await withDatabase({ say, migrates: !command.skipsMigration }, (ctx) => run(given, ctx));
}

function parse(command: Command, args: readonly string[]): GivenArguments {
  const wanted = command.positionals ?? [];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: optionsOf(command),
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length === wanted.length) return { values, positionals };
  } catch (problem) {
    throw new UsageProblem(`${(problem as Error).message}\n\n${helpOf(command)}`);
  }
  throw new UsageProblem(
    `${command.name} wants ${wanted.length === 0 ? 'no further words' : wanted.join(' and ')}.\n\n${helpOf(command)}`,
  );
}

function optionsOf({ options = {} }: Command) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
}

function helpOf({ usage, summary, options = {} }: Command): string {
  const lines = Object.entries(options).map(([name, { help }]) => `  --${name.padEnd(14)} ${help}`);
  return [`npm run muster -- ${usage}`, '', summary, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return ['npm run muster -- COMMAND   (each with --help)', '', ...lines].join('\n');
}

function wordsOf(problem: unknown): string {
  const isExpected = [UsageProblem, CommandFailure, ConfigProblem, DatabaseUnavailable, Problem].some(
    (kind) => problem instanceof kind,
  );
  if (!(problem instanceof Error)) return String(problem);
  return isExpected ? problem.message : (problem.stack ?? problem.message);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string, code: number): number {
  process.stderr.write(`${line}\n`);
  return code;
}
