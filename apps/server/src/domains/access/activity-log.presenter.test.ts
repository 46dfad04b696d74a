import { expect, it } from 'vitest';
import { activityAnswer } from './activity-log.presenter.ts';

const row = {
  id: 1,
  at: '2026-03-01T15:30:00.000Z',
  event: 'employee.update',
  actor_user_id: 8,
  actor_name: 'Ben Diaz',
  impersonator_user_id: 3,
  impersonator_name: 'Ada Admin',
  subject_kind: 'employee',
  subject_id: '12',
  subject_name: 'Carla Reyes',
  before: { name: 'Old' },
  after: null,
  details: null,
};

it('row 30: names both users of an impersonation', () => {
  expect(activityAnswer(row)).toMatchObject({
    actor: { id: 8, name: 'Ben Diaz' },
    impersonator: { id: 3, name: 'Ada Admin' },
    subject: { kind: 'employee', id: '12', name: 'Carla Reyes' },
    before: { name: 'Old' },
    after: null,
  });
});

it('omits missing parts', () => {
  const bare = { ...row, impersonator_user_id: null, impersonator_name: null, subject_kind: null, subject_id: null };
  expect(activityAnswer(bare)).toMatchObject({ impersonator: null, subject: null });
});
