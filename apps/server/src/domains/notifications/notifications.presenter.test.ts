import { expect, it } from 'vitest';
import { notificationAnswer, outboxAnswer } from './notifications.presenter.ts';

const created_at = '2027-01-01T00:00:00.000Z';

it("names a notification's parts as the contract does", () => {
  const stored = { id: 3, type: 'leave.approved', title: null, body: '', params: {}, link: '/cases/3' };
  const row = {
    ...stored,
    created_at,
    read_at: null,
    archived_at: null,
    shown: { area: 'leave' as const, asks: false, person: 'Ana Cruz', title: 'New case', text: 'Look', path: null },
  };
  expect(notificationAnswer(row)).toEqual({
    id: 3,
    kind: 'leave.approved',
    area: 'leave',
    asks: false,
    person: 'Ana Cruz',
    title: 'New case',
    text: 'Look',
    path: null,
    created_at,
    read_at: null,
    archived_at: null,
  });
});

it('gives a text message no subject, and never the sealed text', () => {
  const row = {
    id: 3,
    kind: 'sms',
    recipient: '+639171234567',
    subject: '',
    body: '1.sealed',
    effect_key: 'k',
    created_at,
  } as const;
  expect(outboxAnswer(row, 'Hello')).toEqual({
    id: 3,
    kind: 'sms',
    to: '+639171234567',
    subject: null,
    text: 'Hello',
    created_at,
  });
  expect(outboxAnswer({ ...row, kind: 'mail', subject: 'S' }, 'Hello').subject).toBe('S');
});
