const longestName = 255;

/**
 * A name that can be shown, stored and returned: the last part of a path, without control characters and without marks
 * that change the reading direction (`report\u202Efdp.exe` reads as `reportexe.pdf`). Empty if nothing is left.
 */
export function plainFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  if (/^\.*$/.test(name)) return '';
  return shortened(name);
}

/** Keeps the extension, by which people recognize the type. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longestName - ending.length).toWellFormed() + ending;
}
