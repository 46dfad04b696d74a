/** Mails about tickets begin with it, where answers to them are read. */
export const replyLine = '--- Write your reply above this line ---';

const headOfQuote: readonly RegExp[] = [
  /^-{2,} ?(original message|forwarded message)/i,
  /^_{10,}$/,
  /^(on|le|el) .{6,300}(wrote|écrit|escribió) ?:$/i,
  /^am .{6,200} schrieb .{1,200}:$/i,
];

/**
 * What somebody wrote themselves: without the mail that they answer, quoted by the usual programs, and without their signature. Quotes
 * between own lines stay, because own words refer to them.
 */
export function ownText(mail: string): string {
  const lines = mail
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex((line, index) => isEnd(line, lines[index + 1] ?? ''));
  const own = end === -1 ? lines : lines.slice(0, end);
  while (own.length > 0 && /^(>.*)?$/.test(own.at(-1) ?? '')) own.pop();
  return own.join('\n').trim();
}

function isEnd(line: string, next: string): boolean {
  if (line === '--' || line.includes(replyLine)) return true;
  // Programs wrap the long line before a quote.
  return headOfQuote.some((head) => head.test(line) || head.test(`${line} ${next}`));
}
