import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Codebase, readCodebase, root } from '../reading/codebase.ts';
import { allRules } from '../rules/all-rules.ts';
import { scaffold } from './new.ts';
import { errorsIn, scratchCopy } from './scratch-copy.ts';

/** One copy for all commands: compiling it once takes most of the time. */
let copy = '';
let written: string[] = [];

beforeAll(() => {
  copy = scratchCopy(root);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

/** Runs a script in the copy. Resolves to its output where it fails, to null where it succeeds. */
async function failureOf(script: string, ...args: readonly string[]): Promise<string | null> {
  const run = promisify(execFile)(process.execPath, [script, ...args], { cwd: copy, maxBuffer: 50_000_000 });
  return run.then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
// The other tests of the product run at the same time.
const patience = ['--testTimeout', '60000'];
const projectArguments = [...['contract', 'server', 'web'].flatMap((name) => ['--project', name]), ...patience];

/** Those that compare the calls, screens, events and tables of all domains with a list. */
const listTests = [
  'run',
  ...projectArguments,
  '-t',
  [
    'defines every event',
    'row-level security on every table',
    'every write has an example',
    'its own position',
    'every function of a repository',
    'benefits',
    'venues',
    'has words for everything',
    'declares each of',
    'has two sentences',
  ].join('|'),
  'apps/server/src/testing/event-definitions.test.ts',
  'apps/server/src/database/row-security.test.ts',
  'apps/server/src/testing/every-write.test.ts',
  'apps/server/src/testing/every-list.test.ts',
  'apps/server/src/testing/row-security-reads.test.ts',
  'apps/web/src/domains/access/activity-logs/activity-words.test.ts',
  'packages/contract/src/all-screens.test.ts',
  'packages/contract/src/screen-help.test.ts',
];
/** What they printed, if one failed. The other commands leave their entries to the developer. */
let unlisted: string | null = null;

/** Generated files are written once, after all commands, and the rules read the sources once: both take seconds. */
let codebase: Codebase;
let added: string[] = [];

beforeAll(async () => {
  const smaller = '--domain lookups --list-only --select country --used-by client'.split(' ');
  written = (await scaffold(copy, ['resource', 'benefits', '--domain', 'holidays'])).written;
  written = [...written, ...(await scaffold(copy, ['resource', 'venues', ...smaller])).written];
  unlisted = await failureOf(vitest, ...listTests);
  const commands = [
    'domain cases',
    'call cases read-points GET /api/case-points/:id',
    'call cases approve-case POST /api/case-approvals',
    'call shifts read-roster GET /api/rosters/:id',
    'domain invoices',
    'call invoices list-invoices GET /api/invoice-examples',
    'screen cases attendance-cases /attendance-cases',
    'screen invoices invoice-board /invoice-board/:uuid',
    'need case-decision',
  ];
  for (const command of commands) added = [...added, ...(await scaffold(copy, command.split(' '))).written];
  expect(await failureOf('apps/server/src/database/generate-rows.ts')).toBeNull();
  expect(await failureOf('architecture/generate-documents.ts')).toBeNull();
  codebase = readCodebase(copy);
}, 600_000);

it('everything that the commands wrote follows the architecture rules', () => {
  const findings = allRules.flatMap((rule) =>
    rule.check(codebase).map(({ file, says }) => `${rule.name} ${file}: ${says}`),
  );
  expect(findings).toEqual([]);
});

/** In one run: each makes a database and loads the product. */
it('new resources and a new entry of the action center pass their tests', async () => {
  const ofResources = written.filter((path) => /(?:benefit|venue)[^/]*\.test\.tsx?$/.test(path));
  const ofEntry = added.filter((path) => path.includes('needed-case-decision.test'));
  expect(ofResources.length).toBeGreaterThan(8);
  expect(ofEntry).toHaveLength(2);
  expect(await failureOf(vitest, 'run', ...projectArguments, ...ofResources, ...ofEntry)).toBeNull();
});

describe('a new resource', () => {
  it('is in every list that a test compares with the product', () => {
    expect(unlisted).toBeNull();
  });

  it('marks places only in files that the command wrote', () => {
    const marked = [...codebase.sources].filter(
      ([path, { text }]) => !path.startsWith('architecture/') && text.includes('FIELDS:'),
    );
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.map(([path]) => path).filter((path) => !written.includes(path))).toEqual([]);
  });
});

describe('a new entry of the action center', () => {
  it('has an address of its own', () => {
    expect(textOf('packages/contract/src/domains/home/need-address.rules.ts')).toMatch(/'case-decision': \d+,/);
  });
});

describe('a new domain, call and screen', () => {
  it('binds the new calls', () => {
    expect(textOf('apps/server/src/domains/cases/cases.routes.ts')).toContain(
      'bind(casesCalls.approveCase, approveCase)',
    );
    expect(textOf('apps/server/src/all-bindings.ts')).toContain('...casesBindings');
    expect(textOf('packages/contract/src/domains/shifts/shifts.calls.ts')).toContain("path: '/api/rosters/:id'");
  });

  it('registers the page of a new screen, and counts a declared one as built without a second declaration', () => {
    expect(textOf('apps/web/src/domains/cases/cases.routes.ts')).toContain(
      "import('./attendance-cases/attendance-cases.page.tsx')",
    );
    expect(textOf('apps/web/src/app/pages.ts')).toContain('...casesPages');
    expect(textOf('packages/contract/src/not-yet-built.ts')).not.toContain("'attendanceCases'");
    expect(textOf('packages/contract/src/domains/cases/cases.screens.ts').match(/'\/attendance-cases'/g)).toHaveLength(
      1,
    );
    expect(textOf('packages/contract/src/domains/invoices/invoices.screens.ts')).toContain(
      "path: '/invoice-board/:uuid'",
    );
  });

  it('writes a test for each use case and page', () => {
    expect(added).toContain('apps/server/src/domains/cases/approve-case.test.ts');
    expect(added).toContain('apps/web/src/domains/invoices/invoice-board/invoice-board.page.test.tsx');
    for (const path of added) expect(existsSync(join(copy, path)), path).toBe(true);
  });
});

it('everything that the commands wrote compiles', async () => {
  expect(await errorsIn(copy, [...written, ...added])).toEqual([]);
});

describe('what the commands refuse', () => {
  it.each([
    ['domain workers', 'is not in architecture/domain-map.ts'],
    ['call cases approve POST /api/approvals', 'is no verb-noun'],
    ['call cases grant-case PATCH /api/grants', 'is no method'],
    ['call cases grant-case POST grants', 'is no address'],
    ['call cases approve-case POST /api/case-approvals', 'is there already'],
    ['call broadcasts send-broadcast POST /api/broadcasts', 'First: npm run new -- domain broadcasts'],
    ['screen employees people /employees', 'is built already'],
    ['screen cases cases-again cases', 'is no address'],
    ['need leave', 'is an entry already'],
    ['need Leave', 'is no name in kebab-case'],
    ['table cases', 'npm run new -- domain NAME'],
  ])('%s', async (command, says) => {
    await expect(scaffold(copy, command.split(' '))).rejects.toThrow(says);
  });
});

it('refuses a resource that is there already, and names that are none', async () => {
  await expect(scaffold(root, ['resource', 'offices'])).rejects.toThrow('is not in architecture/domain-map.ts');
  await expect(scaffold(root, ['resource', 'offices', '--domain', 'lookups'])).rejects.toThrow(
    "is the screen 'offices'",
  );
  await expect(scaffold(root, ['resource', 'Leave', '--domain', 'cases'])).rejects.toThrow('is no name in kebab-case');
});
