import { expect, it } from 'vitest';
import { cannedReplyPlaceholders, fillCannedReply, placeholderRefusal } from './canned-reply-text.rules.ts';

const values = {
  requester: 'Ana Cruz',
  employee: null,
  client: 'Redgum {agent}',
  number: 'TCK-7',
  subject: 'VPN',
  type: 'IT support',
  agent: 'Ira Tan',
};

it('fills in what the ticket has, once', () => {
  expect(fillCannedReply('Hello {requester} of {client}, {number}: {subject} ({type}). {agent}', values)).toEqual({
    body: 'Hello Ana Cruz of Redgum {agent}, TCK-7: VPN (IT support). Ira Tan',
    missing: [],
  });
});

it('shows what is missing in the text, and names it', () => {
  expect(fillCannedReply('For {employee} and {employee}.', values)).toEqual({
    body: 'For [Employee] and [Employee].',
    missing: ['Employee'],
  });
});

it('allows every known placeholder, and braces that are none', () => {
  expect(placeholderRefusal(cannedReplyPlaceholders.map((name) => `{${name}}`).join(' '))).toBeNull();
  expect(placeholderRefusal('Run {} and {\n}.')).toBeNull();
  expect(placeholderRefusal('No braces')).toBeNull();
});

it('names each unknown placeholder once', () => {
  expect(placeholderRefusal('{salary} {Requester} {salary}')).toMatch(
    /^\{salary\}, \{Requester\} cannot be filled in\./,
  );
  expect(placeholderRefusal('{toString}')).toContain('{toString}');
});
