import { placeOf } from '../layers.ts';
import { nameOf } from './code-locations.ts';
import { fileRule, found, isTest, type Rule } from './rule.ts';
import { verbs } from './verbs.ts';

const needsTest = [
  /^packages\/contract\/src\/(domains\/[\w-]+\/)?[\w-]+[.-](rules|policy)\.ts$/,
  /^apps\/server\/src\/domains\/[\w-]+\/[\w-]+\.presenter\.ts$/,
  /^apps\/web\/src\/domains\/.*\.page\.tsx$/,
];

/** A use case is a verb-noun file without a role suffix in a server domain. */
function isUseCase(path: string): boolean {
  const { part, domain, inside } = placeOf(path);
  const name = inside.split('/').at(-1) ?? '';
  return part === 'server' && domain !== null && /^[a-z]+(-[a-z0-9]+)+\.ts$/.test(name) && isVerb(name);
}

const isVerb = (name: string) => verbs.has(name.split('-')[0] ?? '');

export const testNextToCode: Rule = {
  name: 'test-next-to-code',
  asks: 'Every use case, policy, rules file, presenter and page has a test beside it.',
  check: (codebase) =>
    [...codebase.sources.keys()]
      .filter((path) => !isTest(path) && (isUseCase(path) || needsTest.some((pattern) => pattern.test(path))))
      .filter((path) => !codebase.sources.has(besides(path)))
      .map((file) => ({ file, line: 1, says: `write ${besides(file)}; it must fail when this file is broken.` })),
};

const besides = (path: string) => path.replace(/\.(tsx?)$/, '.test.$1');

export const noSkippedTests = fileRule(
  'no-skipped-tests',
  'A test file contains tests, without skip, todo or only.',
  (file) => {
    if (!/\.(test|spec)\.tsx?$/.test(file.path)) return [];
    const calls = file.nodesOf('CallExpression');
    const idle = file
      .nodesOf('MemberExpression')
      .filter((node) => /^(it|test|describe|suite)\.(only|skip|todo|fixme|fails|failing)$/.test(nameOf(node)));
    const isEmpty = !calls.some(({ callee }) => /^(it|test|fc\.assert|it\.each|test\.each)$/.test(calledName(callee)));
    const empty = isEmpty
      ? [{ file: file.path, line: 1, says: 'there is no test in it; write one or delete the file.' }]
      : [];
    return [...idle.map((node) => found(file, node, 'let it run, or delete it.')), ...empty];
  },
);

function calledName(callee: Parameters<typeof nameOf>[0]): string {
  return callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
    ? calledName(callee.type === 'CallExpression' ? callee.callee : callee.tag)
    : nameOf(callee);
}
