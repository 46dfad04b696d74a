import type { ComboOption } from '../../ui/combo-box/combo-option.ts';

export interface TimezoneLine {
  readonly id: number;
  readonly name: string;
  readonly friendly_name: string;
}

/** The friendly name with the IANA name; the search finds both. */
export function timezoneOptions(timezones: readonly TimezoneLine[]): readonly ComboOption[] {
  return timezones.map(({ id, name, friendly_name: friendly }) => ({
    value: String(id),
    label: friendly,
    hint: friendly === name ? undefined : name.replaceAll('_', ' '),
  }));
}

/** The zone of the device, as the portal's id; null if the portal does not have it. */
export function deviceTimezoneId(timezones: readonly TimezoneLine[]): string | null {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const found = timezones.find(({ name }) => name === device);
  return found ? String(found.id) : null;
}
