import { expect, it } from 'vitest';
import { announcement } from '../announcement.fixture.ts';
import { blankAnnouncement, bodyOf, valuesOf } from './announcement-form-values.ts';

it('reads times in the viewer’s timezone and sends instants', () => {
  const values = { ...blankAnnouncement, when: 'later', publish_at: '2026-03-09T09:30', expires_at: '' } as const;
  expect(bodyOf(values, 'schedule', 'Asia/Manila')).toMatchObject({
    publish_at: '2026-03-09T01:30:00.000Z',
    expires_at: null,
    step: 'schedule',
  });
  expect(bodyOf({ ...values, when: 'now' }, 'draft', 'Asia/Manila').publish_at).toBeNull();
});

it('does not send choices for another kind of audience', () => {
  const values = { ...blankAnnouncement, audience: 'statuses', client_ids: [4], statuses: ['Active'] } as const;
  expect(bodyOf({ ...values, client_ids: [4], statuses: ['Active'] }, 'draft', 'Asia/Manila')).toMatchObject({
    client_ids: [],
    statuses: ['Active'],
  });
});

it('starts a copy without the times of its original', () => {
  const stored = announcement({ publish_at: '2026-03-09T01:30:00Z', expires_at: '2026-03-10T01:30:00Z' });
  expect(valuesOf(stored, 'Asia/Manila', false)).toMatchObject({
    when: 'later',
    publish_at: '2026-03-09T09:30',
    expires_at: '2026-03-10T09:30',
    client_ids: [4],
  });
  expect(valuesOf(stored, 'Asia/Manila', true)).toMatchObject({ when: 'now', publish_at: '', expires_at: '' });
});
