import { invalidInput } from '@muster/contract';

const longestName = 100;

/** As it is stored beside its two parts. @throws Problem invalid-input on `last_name` if both are too long together */
export function wholeName(firstName: string, lastName: string): string {
  const name = `${firstName} ${lastName}`;
  if (name.length <= longestName) return name;
  throw invalidInput({ last_name: [`First and last name together must not exceed ${longestName - 1} characters.`] });
}
