import { expect, it } from 'vitest';
import { offsetZone, zoneCity } from './zones.ts';

it('shows the home zone with the offset of Asia/Singapore', () => {
  expect(offsetZone('Asia/Manila')).toBe('Asia/Singapore');
  expect(offsetZone('Australia/Sydney')).toBe('Australia/Sydney');
});

it('treats an unknown zone as home', () => {
  expect(offsetZone('Mars/Olympus')).toBe('Asia/Singapore');
});

it('keeps the name of the zone', () => {
  expect(zoneCity('Asia/Manila')).toBe('Manila');
  expect(zoneCity('America/New_York')).toBe('New York');
});
