/**
 * A typed number: null for nothing, the number, or the text itself where it is none, so that the form's own rule can
 * say so. Thousands may be parted by commas.
 */
export function numberFrom(text: string): number | string | null {
  const plain = text.replaceAll(',', '').trim();
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A number as it is shown while nobody types: '25,000.00' with two decimals, '25000' without. */
export function numberText(value: unknown, decimals: number | null): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  if (decimals === null) return String(value);
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 6),
  });
}
