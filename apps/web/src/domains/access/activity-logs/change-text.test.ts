import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it('shows what a field was and is, and days as people read them', () => {
  expect(changeText('Position', { before: 'Clerk', after: 'Paralegal' })).toBe('Position: Clerk → Paralegal');
  expect(changeText('Last day', { before: '2025-11-18', after: null })).toBe('Last day: Nov 18, 2025 → –');
});

it('leaves out that a field had no value', () => {
  expect(changeText('Name', { before: null, after: 'Ana Reyes' })).toBe('Name: Ana Reyes');
});
