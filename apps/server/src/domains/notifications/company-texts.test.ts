import { expect, it } from 'vitest';
import { atCompany, namingCompany } from './company-texts.ts';

const company = { clientId: 7, name: 'Redgum Logistics' };

it('adds the company to an address, also to one with a query', () => {
  expect(atCompany('/notifications', company)).toBe('/notifications?company=7');
  expect(atCompany('/notifications?show=settings', company)).toBe('/notifications?show=settings&company=7');
  expect(atCompany('/notifications', null)).toBe('/notifications');
});

it('names the company in front of a sentence', () => {
  expect(namingCompany('A candidate waits for you.', company)).toBe('Redgum Logistics: A candidate waits for you.');
  expect(namingCompany('A candidate waits for you.', null)).toBe('A candidate waits for you.');
});
