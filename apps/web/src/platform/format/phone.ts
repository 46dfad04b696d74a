import { formatPhone } from '@muster/contract/phone.ts';
import { noBreak } from './no-break.ts';

/** A phone number as it is shown everywhere: '+63 (917) 123-4567' for a Philippine mobile (section 5.2). */
export const phoneText = (phone: string | null | undefined): string | null =>
  phone ? noBreak(formatPhone(phone)) : null;
