import {
  createOpenPositionBody,
  updateOpenPositionBody,
} from '@muster/contract/domains/recruitment/open-positions.schemas.ts';
import { expect, it } from 'vitest';
import { openPosition } from './open-position.fixture.ts';
import { changedPositionBody, newPositionBody, openPositionValuesOf } from './open-position-values.ts';

it('sends back what was read', () => {
  const body = { id: 3, version: 2, ...changedPositionBody(openPositionValuesOf(openPosition)) };
  expect(updateOpenPositionBody.parse(body)).toMatchObject({
    title: 'Bookkeeper',
    must_have: ['Xero', 'BAS'],
    budget_least: 150_000,
    budget_currency_id: 2,
    owner_user_id: 9,
    filled_count: 1,
  });
});

it('splits skills at commas, semicolons and lines, and sends no empty amount', () => {
  const values = {
    ...openPositionValuesOf(null),
    client_id: 2,
    title: 'Nurse',
    timezone_id: 291,
    must_have: ' Triage,; ICU\n',
  };
  expect(createOpenPositionBody.parse(newPositionBody(values))).toMatchObject({
    must_have: ['Triage', 'ICU'],
    budget_least: null,
  });
});
