import { expect, it } from 'vitest';
import { quietErrors } from './notifications.schemas.ts';

it('asks for both quiet times, which differ', () => {
  const errors = (quiet_from: string | null, quiet_until: string | null) =>
    Object.keys(quietErrors({ quiet_from, quiet_until }));
  expect(errors('22:00', null)).toEqual(['quiet_until']);
  expect(errors(null, '07:00')).toEqual(['quiet_from']);
  expect(errors('22:00', '22:00')).toEqual(['quiet_until']);
  expect([errors('22:00', '07:00'), errors(null, null)]).toEqual([[], []]);
});
