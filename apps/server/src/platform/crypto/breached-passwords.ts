import { normalizedPassword } from './password-strength.ts';

let breached: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether the password is on published lists of breached passwords (reliability row 2). The list takes a few megabytes
 * and is loaded on first use.
 */
export async function isBreached(password: string): Promise<boolean> {
  breached ??= loadBreached();
  const text = normalizedPassword(password);
  const known = await breached;
  return known.has(text) || known.has(text.toLowerCase());
}

async function loadBreached(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
