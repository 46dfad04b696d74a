import { expect, it } from 'vitest';
import { createCandidateLinkBody } from './candidate-links.schemas.ts';

it('takes a label and one of the offered periods', () => {
  expect(createCandidateLinkBody.safeParse({ label: ' Harbour Legal ', days: 30 }).data).toEqual({
    label: 'Harbour Legal',
    days: 30,
  });
  for (const days of [0, 8, 365, '30', null])
    expect(createCandidateLinkBody.safeParse({ label: 'Harbour Legal', days }).success).toBe(false);
  expect(createCandidateLinkBody.safeParse({ label: ' ', days: 7 }).success).toBe(false);
});
