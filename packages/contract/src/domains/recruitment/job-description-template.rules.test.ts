import { expect, it } from 'vitest';
import { mapSections } from './job-description-sections.ts';
import {
  fillJobDescription,
  jobDescriptionAsText,
  jobDescriptionPlaceholderLabels,
  jobDescriptionValues,
  reviewRefusal,
  samplePosition,
} from './job-description-template.rules.ts';

const text = { summary: '{title} for {client}', duties: '- {shift}', requirements: '{skills}', benefits: '' };

it('says what a position is in words', () => {
  expect(jobDescriptionValues(samplePosition)).toEqual({
    title: 'Office assistant',
    client: 'Example Company Pty Ltd',
    places: '2',
    employment_type: 'Full-time',
    work_place: 'Work From Home',
    shift: '8:00 AM – 5:00 PM Sydney time',
    start_by: 'Jan 11, 2027',
    skills: 'Written English and Microsoft Excel',
    nice_to_have: 'Experience with clients abroad',
  });
  const { skills } = jobDescriptionValues({ ...samplePosition, must_have: ['Xero', 'BAS', 'Excel'] });
  expect(skills).toBe('Xero, BAS and Excel');
});

it('has a sample of every placeholder', () => {
  expect(Object.keys(jobDescriptionValues(samplePosition))).toEqual(Object.keys(jobDescriptionPlaceholderLabels));
  expect(Object.values(jobDescriptionValues(samplePosition))).not.toContain(null);
});

it('fills a template, and names once what the position does not have', () => {
  const position = { ...samplePosition, shift_start: null, shift_end: null, must_have: [] };
  expect(fillJobDescription({ ...text, benefits: '{shift}' }, position)).toEqual({
    summary: 'Office assistant for Example Company Pty Ltd',
    duties: '- [Shift]',
    requirements: '[Must-have skills]',
    benefits: '[Shift]',
    missing: ['Shift', 'Must-have skills'],
  });
});

it('refuses to confirm a text that has unfilled places', () => {
  expect(reviewRefusal({ ...text, duties: 'From [Shift]' })).toBe(
    'Duties still has [Shift]. Edit the text before you mark it as reviewed.',
  );
  expect(reviewRefusal(mapSections(() => 'A [finished] text.'))).toBeNull();
});

it('copies as plain text without empty sections', () => {
  expect(jobDescriptionAsText('Bookkeeper', { ...text, summary: 'Keeps books.', duties: '- Invoices' })).toBe(
    'Bookkeeper\n\nSUMMARY\nKeeps books.\n\nDUTIES\n- Invoices\n\nREQUIREMENTS\n{skills}',
  );
});
