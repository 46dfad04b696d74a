/** The encodings in which a text may appear in an output. */
export function spellingsOf(text: string): readonly string[] {
  const made = known.get(text) ?? makeSpellings(text);
  known.set(text, made);
  return made;
}

const known = new Map<string, readonly string[]>();

function makeSpellings(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  return [
    text,
    encodeURIComponent(text),
    new URLSearchParams({ text }).toString().slice('text='.length),
    JSON.stringify(text).slice(1, -1),
    text.toUpperCase(),
    [...text].reverse().join(''),
    bytes.toString('hex'),
    ...[0, 1, 2].flatMap((shift) => [inBase64(bytes, shift, 'base64'), inBase64(bytes, shift, 'base64url')]),
  ];
}

/** After this many other bytes, without the letters at the ends, which depend on their neighbors. */
function inBase64(bytes: Buffer, shift: number, alphabet: 'base64' | 'base64url'): string {
  const letters = (count: number) => (count * 8) / 6;
  const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString(alphabet);
  return whole.slice(Math.ceil(letters(shift)), Math.floor(letters(shift + bytes.length)));
}
