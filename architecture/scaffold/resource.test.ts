import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCodebase, root } from '../reading/codebase.ts';
import { allRules } from '../rules/all-rules.ts';
import { scaffold } from './new.ts';
import { errorsIn, scratchCopy } from './scratch-copy.ts';

let copy = '';
let written: string[] = [];

/** Runs a script in the copy. Resolves to its output where it fails, to null where it succeeds. */
async function failureOf(script: string, ...args: readonly string[]): Promise<string | null> {
  const run = promisify(execFile)(process.execPath, [script, ...args], { cwd: copy, maxBuffer: 50_000_000 });
  return run.then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

beforeAll(async () => {
  copy = scratchCopy(root);
  written = (await scaffold(copy, ['resource', 'benefits', '--domain', 'leave'])).written;
  expect(await failureOf('apps/server/src/database/generate-rows.ts')).toBeNull();
  expect(await failureOf('architecture/generate-documents.ts')).toBeNull();
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new resource compiles', async () => {
  expect(await errorsIn(copy, written)).toEqual([]);
});

it('a new resource follows the architecture rules', () => {
  const codebase = readCodebase(copy);
  const findings = allRules.flatMap((rule) =>
    rule.check(codebase).map(({ file, says }) => `${rule.name} ${file}: ${says}`),
  );
  expect(findings).toEqual([]);
});

it('the tests of a new resource pass', async () => {
  const folders = ['packages/contract', 'apps/server', 'apps/web'].map((part) => `${part}/src/domains/leave`);
  const projects = ['contract', 'server', 'web'].flatMap((name) => ['--project', name]);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  expect(await failureOf(vitest, 'run', ...projects, ...folders)).toBeNull();
});

it('every marked place is in a file that the command wrote', () => {
  const marked = [...readCodebase(copy).sources].filter(
    ([path, { text }]) => !path.startsWith('architecture/') && text.includes('FIELDS:'),
  );
  expect(marked.length).toBeGreaterThan(5);
  expect(marked.map(([path]) => path).filter((path) => !written.includes(path))).toEqual([]);
});

it('refuses a resource that is there already, and names that are none', async () => {
  await expect(scaffold(root, ['resource', 'offices'])).rejects.toThrow('is not in architecture/domain-map.ts');
  await expect(scaffold(root, ['resource', 'offices', '--domain', 'lookups'])).rejects.toThrow(
    "is the screen 'offices'",
  );
  await expect(scaffold(root, ['resource', 'Leave', '--domain', 'leave'])).rejects.toThrow('is no name in kebab-case');
});
