import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { Finding, Rule } from './rule.ts';

/** Words that read like a translation, with plainer ones. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (?:here|above|below)\b/i, 'say what appears, or what to do'],
  [/\bwhoever\b/i, 'name the people'],
  [/\bsomebody\b/i, 'use "someone", or name the person'],
  [/\bnobody\b/i, 'use "no one", or "you can\'t"'],
  [/\btold\b/i, 'use "notified"'],
  [/\banew\b/i, 'use "again"'],
  [/\bgoes on\b/i, 'use "continues"'],
  [/\bholds (?:already|both|until|from)\b/i, 'use "is active" or "shows"'],
  [/\bin force\b/i, 'use "current" or "active"'],
  [/\bleft out\b/i, 'use "not included"'],
  [/\bat once\b/i, 'use "immediately" or "together"'],
  [/\bof (?:their|its|your|his|her) own\b/i, 'use "own" or "custom"'],
];

/** Asked for in this wording. */
const agreed = new Set(['Nobody is scheduled today.']);

/** What users read: pages, messages of the domains, labels of the contract. Routes give their reasons to readers of the code. */
const shown =
  /^(?:apps\/web\/src|apps\/server\/src\/domains|packages\/contract\/src)\/(?!.*(?:\.test\.|\.fixture\.|\/testing\/|\.routes\.))/;

export const plainTexts: Rule = {
  name: 'plain-texts',
  asks: 'Texts that users read have none of the words in architecture/rules/plain-texts.ts.',
  check: (codebase: Codebase) =>
    [...codebase.sources.values()].filter(({ path }) => shown.test(path)).flatMap((file) => findingsIn(file)),
};

const findingsIn = (file: SourceFile): Finding[] =>
  textsOf(file).flatMap(({ text, start }) => {
    if (agreed.has(text) || !text.trim().includes(' ')) return [];
    const found = banned.find(([word]) => word.test(text));
    if (found === undefined) return [];
    return [{ file: file.path, line: file.lineAt(start), says: `'${found[0].exec(text)?.[0]}': ${found[1]}.` }];
  });

function textsOf(file: SourceFile): { readonly text: string; readonly start: number }[] {
  return [
    ...file
      .nodesOf('Literal')
      .flatMap(({ value, start }) => (typeof value === 'string' ? [{ text: value, start }] : [])),
    ...file.nodesOf('TemplateElement').map(({ value, start }) => ({ text: value.raw, start })),
    ...file.nodesOf('JSXText').map(({ value, start }) => ({ text: value, start })),
  ];
}
