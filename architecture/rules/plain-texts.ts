import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { Finding, Rule } from './rule.ts';
import { holdsShownTexts, textsOf } from './shown-texts.ts';

/** Words that read like a translation, with plainer ones. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (?:here|above|below|in|on|under|with)\b/i, 'say what appears, or what to do'],
  [/\bwhoever\b/i, 'name the people'],
  [/\bsomebody\b/i, 'use "someone", or name the person'],
  [/\bnobody\b/i, 'use "no one", or "you can\'t"'],
  [/^(?:What|Who|When)$/, 'name the column: Change, Record, Date'],
  [/\btold\b/i, 'use "notified"'],
  [/^Time zone$/, 'use "Timezone", as the specification does'],
  [/\b(?:the|a|your|their|its|own|change) timezones?\b/i, 'in a sentence, use "time zone"'],
  [/\banew\b/i, 'use "again"'],
  [/\bgoes on\b/i, 'use "continues"'],
  [/\bholds\b|\shold(?=[.;,]|$| from\b)/i, 'use "is active", "applies" or "shows"'],
  [/\bin force\b/i, 'use "current" or "active"'],
  [/\bleft out\b/i, 'use "not included"'],
  [/\bat once\b/i, 'use "immediately" or "together"'],
  [/\bof (?:their|its|your|his|her) own\b/i, 'use "own" or "custom"'],
];

/** Asked for in this wording, or the name of a user of the system. */
const agreed = new Set([
  'Nobody is scheduled today.',
  // The specification's messages, with the name of the field.
  'The timezone is required.',
  'The timezone is invalid.',
  'PostgreSQL refuses to run as root, and there is no user "nobody" here: start the portal as another user.',
]);

export const plainTexts: Rule = {
  name: 'plain-texts',
  asks: 'Texts that users read have none of the words in architecture/rules/plain-texts.ts.',
  check: (codebase: Codebase) =>
    [...codebase.sources.values()].filter(({ path }) => holdsShownTexts(path)).flatMap((file) => findingsIn(file)),
};

const findingsIn = (file: SourceFile): Finding[] =>
  textsOf(file).flatMap(({ text, start }) => {
    if (agreed.has(text) || !(text.trim().includes(' ') || /^[A-Z]/.test(text))) return [];
    const found = banned.find(([word]) => word.test(text));
    if (found === undefined) return [];
    return [{ file: file.path, line: file.lineAt(start), says: `'${found[0].exec(text)?.[0]}': ${found[1]}.` }];
  });
