/**
 * A typed number: null if empty, the number, or the text itself if it is not a number, so that the form's own rule
 * reports it. Commas may separate thousands.
 */
export function numberFrom(text: string): number | string | null {
  const plain = text.replaceAll(',', '').trim();
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A number as shown without focus: '25,000.00' with two decimals, '25000' without. */
export function numberText(value: unknown, decimals: number | null): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  if (decimals === null) return String(value);
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 6),
  });
}
