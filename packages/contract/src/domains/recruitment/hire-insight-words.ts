/** Words that a suggestion is about, as parts of a regular expression, with what may be written instead. */
export type RuledWord = string | readonly [words: string, instead: string];

export interface WordRule {
  readonly kind: 'biased wording' | 'clarity' | 'market words';
  readonly words: readonly RuledWord[];
  readonly title: (found: string) => string;
  readonly reason: string;
}

const replace = (found: string) => `Replace “${found}”`;

export const wordRules: readonly WordRule[] = [
  {
    kind: 'biased wording',
    words: [
      ...['young', 'youthful', 'under \\d\\d years?'],
      ['digital native', 'confident user of software'],
      ['recent graduates? only', 'recent graduates are welcome'],
      ['mature person', 'reliable person'],
    ],
    title: replace,
    reason: 'It is about age. Describe the work or the experience that it needs.',
  },
  {
    kind: 'biased wording',
    words: [
      ['salesman', 'salesperson'],
      ['salesmen', 'salespeople'],
      ['chairman', 'chairperson'],
      ['chairmen', 'chairpersons'],
      ['manpower', 'staff'],
      ['girl', 'person'],
      ['girls', 'people'],
      ['guys', 'people'],
      '(?:fe)?male only',
      ['s?he must', 'they must'],
    ],
    title: replace,
    reason: 'It names one gender. Use a word for everybody.',
  },
  {
    kind: 'biased wording',
    words: [
      ['native (?:English )?speakers', 'fluent English speakers'],
      ['native (?:English )?speaker', 'fluent English speaker'],
      ['native English', 'fluent English'],
    ],
    title: replace,
    reason: 'It is about where someone was born. Say which level of English the work needs.',
  },
  {
    kind: 'biased wording',
    words: ['single only', 'unmarried', 'no children', 'able-bodied', 'pleasing personality', 'attractive'],
    title: replace,
    reason: 'It is about family, health or looks, and not about the work.',
  },
  {
    kind: 'clarity',
    words: [
      ['a reasonable time', 'one working day'],
      ['as soon as possible', 'within one working day'],
      ['asap', 'within one working day'],
      ...['many', 'various', 'as needed', 'and so on', 'etc'],
    ],
    title: (found) => `Say what “${found}” means`,
    reason: 'Each reader understands something else. Give a number, a time or a list.',
  },
  {
    kind: 'market words',
    words: [
      ['(?:rock ?star|ninja|guru|wizard|superstar)s', 'specialists'],
      ['rock ?star|ninja|guru|wizard|superstar', 'specialist'],
      ['jack of all trades', 'generalist'],
    ],
    title: replace,
    reason: 'Candidates search for the usual name of a job, and this is none.',
  },
];

/** Whole words only, whatever their case. The first place in a text, with what may be written instead; null: none is known. */
export function firstMatch(
  text: string,
  { words }: WordRule,
): { readonly found: string; readonly instead: string | null } | null {
  const parts = words.map((word) => (typeof word === 'string' ? word : word[0]));
  const found = wholeWords(parts.join('|')).exec(text)?.[0];
  if (found === undefined) return null;
  const ruled = words.find((word) => typeof word !== 'string' && new RegExp(`^(?:${word[0]})$`, 'iu').test(found));
  return { found, instead: typeof ruled === 'object' ? inCaseOf(found, ruled[1]) : null };
}

const wholeWords = (part: string) => new RegExp(`(?<![\\p{L}\\d])(?:${part})(?![\\p{L}\\d])`, 'iu');

const inCaseOf = (found: string, instead: string) =>
  /^\p{Lu}/u.test(found) && found !== found.toUpperCase()
    ? instead.charAt(0).toUpperCase() + instead.slice(1)
    : instead;
