import { createCandidateBody, updateCandidateBody } from '@muster/contract/domains/recruitment/candidates.schemas.ts';
import { expect, it } from 'vitest';
import { candidate } from './candidate.fixture.ts';
import { candidateBodyOf, candidateValuesOf } from './candidate-values.ts';

it('sends back what was read', () => {
  const body = { id: 3, version: 2, ...candidateBodyOf(candidateValuesOf(candidate)) };
  expect(updateCandidateBody.parse(body)).toMatchObject({
    first_name: 'Ana',
    email: 'ana.reyes@mail.test',
    source: 'job board',
    tags: ['Xero', 'BAS'],
    retain_until: '2028-02-01',
  });
});

it('sends nothing for what was left empty', () => {
  const values = { ...candidateValuesOf(null), first_name: 'Ben', last_name: 'Cruz', tags: ' a,; b\n' };
  expect(createCandidateBody.parse(candidateBodyOf(values))).toMatchObject({
    email: null,
    consent_on: null,
    tags: ['a', 'b'],
  });
});
