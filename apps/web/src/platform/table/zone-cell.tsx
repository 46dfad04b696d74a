import { zoneCity } from '../format/zones.ts';

/** 'Sydney', with the IANA name as its title. */
export const zoneCell = (zone: string | null) => (zone === null ? null : <span title={zone}>{zoneCity(zone)}</span>);
