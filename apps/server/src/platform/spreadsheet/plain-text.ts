const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an XML part, which is scanned byte by byte. Sections of text come with their ampersands escaped. */
export function plainText(bytes: string): string {
  return Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) =>
      name === undefined ? characterOf(Number(decimal ?? Number.parseInt(hex, 16))) : (entities[name] ?? whole),
    );
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
