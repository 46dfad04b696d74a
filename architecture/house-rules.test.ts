import { describe, expect, it } from 'vitest';
import { readHouse } from './reading/house.ts';
import { rulesBySubject } from './rules/all-rules.ts';
import { medianLines } from './rules/lengths.ts';

const house = readHouse();

it('reads the whole repository', () => {
  expect(house.sources.has('packages/contract/src/call.ts')).toBe(true);
  expect(house.sources.has('apps/server/src/platform/context/context.ts')).toBe(true);
  process.stdout.write(`${house.sources.size} source files, median ${medianLines(house)} lines\n`);
});

describe.each(Object.entries(rulesBySubject))('%s', (_subject, rules) => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    const findings = rule.check(house).map(({ file, line, says }) => `${file}:${line} ${says}`);
    expect(findings, rule.asks).toEqual([]);
  });
});
