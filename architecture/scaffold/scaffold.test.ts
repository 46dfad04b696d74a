import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHouse, root } from '../reading/house.ts';
import { allRules } from '../rules/all-rules.ts';
import { scaffold } from './new.ts';
import { scratchCopy } from './scratch-copy.ts';

let copy = '';
let written: string[] = [];

beforeAll(async () => {
  copy = scratchCopy(root);
  const commands = [
    'domain leave',
    'call leave read-balances GET /api/leave-balances/:id',
    'call leave approve-leave POST /api/leave-approvals',
    'call shifts read-shift GET /api/shifts/:id',
  ];
  for (const command of commands) written = [...written, ...(await scaffold(copy, command.split(' '))).written];
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

describe('what the commands write', () => {
  it.each(['packages/contract', 'apps/server', 'apps/web'])('is sound to the compiler in %s', (project) => {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const check = (at: string) => {
      try {
        execFileSync(process.execPath, [compiler, '--pretty', 'false', '-p', project], { cwd: at, encoding: 'utf8' });
        return [];
      } catch (problem) {
        return String((problem as { stdout: string }).stdout)
          .split('\n')
          .filter((line) => line.includes('error TS'));
      }
    };
    const errors = check(copy);
    // What the house has already is reported by its own check.
    expect(errors.length === 0 ? [] : errors.filter((line) => !check(root).includes(line))).toEqual([]);
  });

  it('breaks no rule of the house', () => {
    const [before, after] = [readHouse(root), readHouse(copy)];
    const told = (house: typeof before) =>
      allRules.flatMap((rule) => rule.check(house).map(({ file, says }) => `${rule.name} ${file} ${says}`));
    const known = new Set(told(before));
    expect(told(after).filter((finding) => !known.has(finding))).toEqual([]);
  });

  it('binds the new calls and takes a planned one off the list', () => {
    expect(textOf('apps/server/src/domains/leave/leave.routes.ts')).toContain(
      'bind(leaveCalls.approveLeave, approveLeave)',
    );
    expect(textOf('apps/server/src/app.ts')).toContain('...leaveBindings');
    expect(textOf('packages/contract/src/domains/shifts/shifts.calls.ts')).toContain(
      "['can view employee shift details']",
    );
    expect(textOf('packages/contract/src/not-yet-built.ts')).not.toContain("planned('GET', '/api/shifts/:id'");
  });

  it('puts a test beside each use case', () => {
    expect(written).toContain('apps/server/src/domains/leave/approve-leave.test.ts');
    for (const path of written) expect(existsSync(join(copy, path)), path).toBe(true);
  });
});

describe('what the commands refuse', () => {
  it.each([
    ['domain workers', 'is not in architecture/domain-map.ts'],
    ['call leave approve POST /api/approvals', 'is no verb-noun'],
    ['call leave grant-leave PATCH /api/grants', 'is no method'],
    ['call leave grant-leave POST grants', 'is no address'],
    ['call leave approve-leave POST /api/leave-approvals', 'is there already'],
    ['call cases close-case POST /api/cases', 'First: npm run new -- domain cases'],
    ['table leave', 'npm run new -- domain NAME'],
  ])('%s', async (command, says) => {
    await expect(scaffold(copy, command.split(' '))).rejects.toThrow(says);
  });
});
