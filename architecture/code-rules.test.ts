import { describe, expect, it } from 'vitest';
import { readCodebase } from './reading/codebase.ts';
import { rulesBySubject } from './rules/all-rules.ts';
import { medianLines } from './rules/lengths.ts';

const codebase = readCodebase();

it('reads the whole repository', () => {
  expect(codebase.sources.has('packages/contract/src/call.ts')).toBe(true);
  expect(codebase.sources.has('apps/server/src/platform/context/context.ts')).toBe(true);
  process.stdout.write(`${codebase.sources.size} source files, median ${medianLines(codebase)} lines\n`);
});

describe.each(Object.entries(rulesBySubject))('%s', (_subject, rules) => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    const findings = rule.check(codebase).map(({ file, line, says }) => `${file}:${line} ${says}`);
    expect(findings, rule.asks).toEqual([]);
  });
});
