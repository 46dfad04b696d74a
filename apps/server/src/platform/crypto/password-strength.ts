import { commonPasswordWords, commonWholePasswords } from './common-passwords.ts';

/** Characters as people count them (reliability row 2). */
const passwordLength = { withTwoFactor: 8, alone: 15, most: 256 } as const;

export interface PasswordCircumstances {
  readonly hasTwoFactor: boolean;
  /** The user's name, email address and similar: attackers try passwords made of them first. */
  readonly personal: readonly string[];
}

/**
 * What is wrong with a new password, worded for the user; null when it is good. There are no composition rules, on
 * purpose.
 */
export function passwordProblem(password: string, { hasTwoFactor, personal }: PasswordCircumstances): string | null {
  const text = normalizedPassword(password);
  const length = [...text].length;
  const least = hasTwoFactor ? passwordLength.withTwoFactor : passwordLength.alone;
  if (text.includes('\0') || !text.isWellFormed())
    return 'The password contains a character that cannot be typed. Choose another.';
  if (length < least) {
    return hasTwoFactor
      ? `The password must be at least ${least} characters.`
      : `The password must be at least ${least} characters, or ${passwordLength.withTwoFactor} once two-factor sign-in is on.`;
  }
  if (length > passwordLength.most) return `The password may not be longer than ${passwordLength.most} characters.`;
  if (isEasyToGuess(text, personal)) {
    return 'The password is too easy to guess: it is a common one, or made of your name, your e-mail or the name of this portal. Choose another, such as four words that do not belong together.';
  }
  return null;
}

/** The same characters typed on another keyboard give the same password. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFC');
}

/** Words that cost nothing to guess here, because every attacker of this portal tries them. */
const productWords = ['muster', 'portal', 'staff', 'staffing', 'remote', 'offshore'];
const commonWords = new Set(commonPasswordWords);
const commonWholes = new Set(commonWholePasswords);
const longestWord = commonPasswordWords.reduce((most, word) => Math.max(most, word.length), 0);

const straightRuns = [
  'qwertyuiop[]asdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '!@#$%^&*()_+',
];
const runs = straightRuns.flatMap((run) => [run, [...run].reverse().join('')]);

/**
 * Every attacker tries combinations of two pieces, whatever is put around them; three pieces are left to the length
 * rule.
 */
const easyPieces = 2;

function isEasyToGuess(password: string, personal: readonly string[]): boolean {
  const text = password.toLowerCase();
  if (commonWholes.has(text)) return true;
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  if (unit && (unit.length < 6 || piecesOf(unit, personal) <= easyPieces)) return true;
  return piecesOf(text, personal) <= easyPieces;
}

/** The smallest number of guessable pieces that make up the whole text; Infinity if some part is not guessable. */
function piecesOf(text: string, personal: readonly string[]): number {
  const spellings = [text, ...withoutLeet(text)];
  const free = new Set([...productWords, ...personal.flatMap(personalWords)]);
  const best: number[] = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - Math.max(longestWord, 64)); start < end; start += 1) {
      const before = best[start] ?? Number.POSITIVE_INFINITY;
      if (before < least) least = Math.min(least, before + costOf(spellings, start, end, free));
    }
    best[end] = least;
  }
  return best[text.length] ?? Number.POSITIVE_INFINITY;
}

function costOf(spellings: readonly string[], start: number, end: number, free: ReadonlySet<string>): number {
  const length = end - start;
  const piece = spellings[0]?.slice(start, end) ?? '';
  if (/^(.)\1*$/su.test(piece) && length >= 3) return 0;
  if (length >= 3 && runs.some((run) => run.includes(piece))) return 0;
  if (length <= 3 && /^[ -/:-@[-`{-~]+$/.test(piece)) return 0;
  if (length <= 4 && /^\d+$/.test(piece)) return length <= 2 ? 0 : 1;
  for (const spelling of spellings) {
    const word = spelling.slice(start, end);
    if (free.has(word)) return 0;
    if (commonWords.has(word)) return 1;
  }
  return length === 1 && /^\p{L}$/u.test(piece) ? 1 : Number.POSITIVE_INFINITY;
}

function personalWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join('')].filter((word) => word.length >= 3);
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '8': 'b',
};

/** `1` and `!` replace both i and l. Both spellings keep the length of the text. */
function withoutLeet(text: string): string[] {
  return ['i', 'l'].map((one) => text.replace(/[0-9@$!]/g, (sign) => leet[sign] ?? (/[1!]/.test(sign) ? one : sign)));
}
