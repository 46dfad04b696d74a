import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codebaseOf, root } from './reading/codebase.ts';
import { allRules } from './rules/all-rules.ts';

interface Example {
  readonly files: Readonly<Record<string, string>>;
  /** `path:line` of each expected finding; a wrong header means line 1. */
  readonly wrong: readonly string[];
}

const exampleOf = (rule: string) => join(root, 'architecture', 'forbidden', `${rule}.txt`);

/** An example is a list of files, each below a line `=== path`; `// wrong` marks the lines that must be reported. */
function readExample(text: string): Example {
  const parts = text.split(/^=== /m).slice(1);
  const files = parts.map((part) => ({ header: part.split('\n')[0] ?? '', body: part.slice(part.indexOf('\n') + 1) }));
  const wrong = files.flatMap(({ header, body }) => {
    const path = header.split(' ')[0] ?? '';
    const lines = body
      .split('\n')
      .flatMap((line, index) => (/(\/\/|<!--) wrong\b/.test(line) ? [`${path}:${index + 1}`] : []));
    return header.endsWith('(wrong)') ? [`${path}:1`, ...lines] : lines;
  });
  return { files: Object.fromEntries(files.map(({ header, body }) => [header.split(' ')[0] ?? '', body])), wrong };
}

describe('each rule reports exactly the marked lines of its wrong example', () => {
  const rules = allRules.filter(({ name }) => existsSync(exampleOf(name)));

  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const example = readExample(readFileSync(exampleOf(name), 'utf8'));
    const reported = rule.check(codebaseOf(example.files)).map(({ file, line }) => `${file}:${line}`);
    expect(example.wrong.length).toBeGreaterThan(0);
    expect([...new Set(reported)].toSorted()).toEqual(example.wrong.toSorted());
  });
});

// Their examples would be hundreds of lines long: rules/lengths.test.ts generates them.
const writtenByTests = ['short-files', 'long-files-are-long'];

it('every rule has a wrong example', () => {
  const without = allRules.filter(({ name }) => !existsSync(exampleOf(name))).map(({ name }) => name);
  expect(without).toEqual(writtenByTests);
});
