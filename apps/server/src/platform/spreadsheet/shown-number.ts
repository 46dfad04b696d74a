/** One symbol of a number format: a digit, a separator of thousands, or a literal. */
const symbol = /(?<digit>[0#])|(?<group>,)|"(?<quoted>[^"]*)"|\\(?<escaped>.)|(?<literal>[-+() ])/gsy;

/**
 * The text that a number cell shows: 12345 with the format `00000000` is 00012345. Separators of thousands are left out. Null if
 * the format shows something else than the whole number: decimals, a percentage, a rounded number.
 */
export function shownNumber(text: string, format: string | null): string | null {
  if (format === null) return null;
  const plain = format.replace(/\[(?:\$-[^\]]*|[a-z]+)\]/gi, '');
  if (/^(General|@|)$/i.test(plain.trim())) return text;
  if (!/^\d+$/.test(text)) return null;
  const sections = plain.match(/(?:"[^"]*"|\\.|[^;"\\])+/gs) ?? [];
  return inSection(text === '0' ? '' : text, (text === '0' ? sections[2] : undefined) ?? sections[0] ?? '');
}

function inSection(digits: string, section: string): string | null {
  const symbols = [...section.matchAll(symbol)].map(({ groups }) => groups ?? {});
  const length = [...section.matchAll(symbol)].reduce((sum, [all]) => sum + all.length, 0);
  const places = symbols.filter(({ digit }) => digit !== undefined).length;
  // A separator after the last digit divides by a thousand.
  const last = symbols.findLastIndex(({ digit }) => digit !== undefined);
  const isScaled = symbols.findLastIndex(({ group }) => group !== undefined) > last;
  if (length < section.length || places === 0 || isScaled) return null;
  const surplus = digits.slice(0, Math.max(digits.length - places, 0));
  const padded = digits.slice(surplus.length).padStart(places, ' ');
  let place = -1;
  return symbols
    .map(({ digit, group, quoted, escaped, literal }) => {
      if (digit === undefined) return group === undefined ? (quoted ?? escaped ?? literal ?? '') : '';
      place += 1;
      const given = padded.charAt(place);
      const shown = given === ' ' ? digit.replace('#', '') : given;
      return place === 0 ? surplus + shown : shown;
    })
    .join('');
}
