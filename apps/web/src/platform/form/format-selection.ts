/** A text with the part of it that is selected, or the cursor: both ends are the same. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Changes a text as `readFormattedText` of the contract reads it. What is formatted already becomes plain again. */
export const formats = { bold, list, link } as const;
export type Format = keyof typeof formats;

function bold({ text, start, end }: Selected): Selected {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith('**') && after.startsWith('**'))
    return { text: `${before.slice(0, -2)}${chosen}${after.slice(2)}`, start: start - 2, end: end - 2 };
  // Stars beside a space are not read as bold.
  const [lead = '', words = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(chosen)?.slice(1) ?? [];
  const from = start + lead.length + 2;
  return { text: `${before}${lead}**${words}**${trail}${after}`, start: from, end: from + words.length };
}

const bullet = /^\s*[-*•]\s+/;

/** All lines that the selection touches. */
function list({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end);
  const to = until === -1 ? text.length : until;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isList = written.length > 0 && written.every((line) => bullet.test(line));
  const change = (line: string) => {
    if (isList) return line.replace(bullet, '');
    return line.trim() === '' && lines.length > 1 ? line : `- ${line.replace(bullet, '')}`;
  };
  const changed = lines.map(change).join('\n');
  const last = from + changed.length;
  return {
    text: `${text.slice(0, from)}${changed}${text.slice(to)}`,
    ...(start === end ? { start: last, end: last } : { start: from, end: last }),
  };
}

const placeholder = 'https://';

/** The place of the address is selected, to be typed or pasted over. A selected address gets words instead. */
function link({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/.test(chosen);
  const [words, address] = isAddress ? ['text', chosen] : [chosen || 'text', placeholder];
  const from = start + 1 + (isAddress ? 0 : words.length + 2);
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + (isAddress ? words.length : address.length),
  };
}
