import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarText, escaped, folded } from './calendar-text.rules.ts';

const at = Temporal.Instant.from('2026-03-02T01:00:00.123Z');

it('writes events in UTC, with CRLF after each line', () => {
  const event = {
    id: '2026-03-08-7@muster',
    version: 3,
    title: 'Night, New York',
    text: '',
    startsAt: Temporal.Instant.from('2026-03-08T03:00:00Z'),
    endsAt: Temporal.Instant.from('2026-03-08T10:00:00Z'),
  };
  const text = calendarText({ name: 'Work; schedule', events: [event], at });
  expect(text.split('\r\n').slice(5)).toEqual([
    'X-WR-CALNAME:Work\\; schedule',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:2026-03-08-7@muster',
    'SEQUENCE:3',
    'DTSTAMP:20260302T010000Z',
    'DTSTART:20260308T030000Z',
    'DTEND:20260308T100000Z',
    'SUMMARY:Night\\, New York',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('writes whole days without a time', () => {
  const event = { id: '2026-03-31-7@muster', version: 1, title: 'On leave', text: '', day: '2026-03-31' };
  const text = calendarText({ name: 'Work schedule', events: [event], at });
  expect(text).toContain('DTSTART;VALUE=DATE:20260331\r\nDTEND;VALUE=DATE:20260401\r\n');
});

it('escapes separators, backslashes and line breaks, so that no text adds a line', () => {
  expect(escaped('a\\b;c,d\r\nBEGIN:VEVENT\nx\ry')).toBe('a\\\\b\\;c\\,d\\nBEGIN:VEVENT\\nx\\ny');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ';', ',', '\\', '\r', '\n', '\u2028') }), (text) => {
      expect(escaped(text)).not.toMatch(/[\r\n]/);
    }),
  );
});

it('folds lines of more than 75 octets, without splitting a character', () => {
  const unit = fc.constantFrom('a', 'é', '中', '👩', ' ');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 300 }), (line) => {
      const lines = folded(line).split('\r\n');
      for (const part of lines) expect(encodeURIComponent(part).replaceAll(/%../g, 'x').length).toBeLessThanOrEqual(75);
      expect(lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
    }),
  );
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});
