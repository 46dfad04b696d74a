import type { AnsweredField } from '@muster/contract/domains/tickets/ticket-record.ts';
import { beforeEach, expect, it } from 'vitest';
import { startSession } from '../../../platform/session/session-store.ts';
import { pageDataFor } from '../../../testing/people.ts';
import { answerText } from './answer-text.ts';

beforeEach(() => startSession(pageDataFor(null)));

it.each<[AnsweredField['kind'], AnsweredField['value'], string]>([
  ['time', '18:00', '6:00 PM'],
  ['date', '2025-11-29', 'Nov 29, 2025'],
  ['dates', ['2025-11-29', '2025-12-01'], 'Nov 29, 2025; Dec 1, 2025'],
  ['computed', '2025-11-29', 'Nov 29, 2025'],
  ['computed', 'Bookkeeper', 'Bookkeeper'],
  ['choices', ['Email', 'CRM'], 'Email, CRM'],
  ['text', '18:00', '18:00'],
  ['number', 0, '0'],
])('shows an answer of the kind %s as people read it', (kind, value, shown) => {
  expect(answerText({ kind, value, text: null })).toBe(shown);
});
