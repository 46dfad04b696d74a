import type { ComboOption } from '../../ui/combo-box/combo-option.ts';

export interface TimezoneLine {
  readonly id: number;
  readonly name: string;
  readonly friendly_name: string;
}

/** The friendly name with the IANA one beside it; both are found by typing. */
export const friendlyName = {
  label: ({ friendly_name }: TimezoneLine) => friendly_name,
  hint: ({ name, friendly_name }: TimezoneLine) => (friendly_name === name ? undefined : name.replaceAll('_', ' ')),
};

export function timezoneOptions(timezones: readonly TimezoneLine[]): readonly ComboOption[] {
  return timezones.map((zone) => ({
    value: String(zone.id),
    label: friendlyName.label(zone),
    hint: friendlyName.hint(zone),
  }));
}

/** The zone of the device, as the portal's id; null if the portal does not have it. */
export function deviceTimezoneId(timezones: readonly TimezoneLine[]): string | null {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const found = timezones.find(({ name }) => name === device);
  return found ? String(found.id) : null;
}
