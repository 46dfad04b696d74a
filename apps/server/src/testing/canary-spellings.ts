/** The ways in which a text may stand in an output without looking like itself. */
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
    // Without the ends, whose letters depend on what stands beside.
    ...[0, 1, 2].map((shift) =>
      Buffer.from(`${'x'.repeat(shift)}${text}`)
        .toString('base64')
        .slice(4, -4),
    ),
    ...[0, 1, 2].map((shift) =>
      Buffer.from(`${'x'.repeat(shift)}${text}`)
        .toString('base64url')
        .slice(4, -4),
    ),
  ];
}
