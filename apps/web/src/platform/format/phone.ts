/** The ten digits of a Philippine mobile number from 09…, 639…, +639… or 9… (section 5.2); null for anything else. */
export function philippineMobile(phone: string): string | null {
  const digits = phone.replace(/[\s()+.-]/g, '');
  return /^(?:0|63)?(9\d{9})$/.exec(digits)?.[1] ?? null;
}

/** A Philippine mobile number as '+63 (917) 123-4567' (section 5.2); other numbers unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '–';
  const mobile = philippineMobile(phone);
  if (mobile === null) return phone;
  return `+63 (${mobile.slice(0, 3)}) ${mobile.slice(3, 6)}-${mobile.slice(6)}`;
}
