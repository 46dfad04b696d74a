/** Words that a suggestion is about. They are parts of regular expressions. */
export interface WordRule {
  readonly kind: 'biased wording' | 'clarity' | 'market words';
  readonly words: readonly string[];
  readonly title: (found: string) => string;
  readonly reason: string;
}

const replace = (found: string) => `Replace “${found}”`;

export const wordRules: readonly WordRule[] = [
  {
    kind: 'biased wording',
    words: ['young', 'youthful', 'digital native', 'recent graduates? only', 'under \\d\\d years?', 'mature person'],
    title: replace,
    reason: 'It is about age. Describe the work or the experience that it needs.',
  },
  {
    kind: 'biased wording',
    words: ['salesm[ae]n', 'chairm[ae]n', 'manpower', 'girls?', 'guys', '(?:fe)?male only', 'he must', 'she must'],
    title: replace,
    reason: 'It names one gender. Use a word for everybody.',
  },
  {
    kind: 'biased wording',
    words: ['native (?:English )?speakers?', 'native English'],
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
    words: ['a reasonable time', 'as soon as possible', 'asap', 'many', 'various', 'as needed', 'and so on', 'etc'],
    title: (found) => `Say what “${found}” means`,
    reason: 'Each reader understands something else. Give a number, a time or a list.',
  },
  {
    kind: 'market words',
    words: ['rock ?stars?', 'ninjas?', 'gurus?', 'wizards?', 'superstars?', 'jack of all trades'],
    title: replace,
    reason: 'Candidates search for the usual name of a job, and this is none.',
  },
];
