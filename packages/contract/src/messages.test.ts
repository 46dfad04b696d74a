import { expect, it } from 'vitest';
import specified from '../spec/messages.json' with { type: 'json' };
import { screens } from './all-screens.ts';
import { employeeFormSections, paymentMethods } from './domains/employees/employees.constants.ts';
import { messages, successMessage, successVerbs } from './messages.ts';
import { validationMessages } from './validation-messages.ts';

const texts = Object.values(specified).map(({ text }) => text);
const ours = JSON.stringify({ messages: shown(messages), verbs: successVerbs, sections: employeeFormSections });

it.each([
  'employeeList.search.placeholder',
  'employeeList.toggleInactive',
  'employeeList.incompleteFilter.title',
  'employeeList.empty',
  'employeeList.addButton',
  'employeeList.panel.title',
  'employeeList.deleteConfirm.title',
  'employeeForm.client.helper',
  'employeeForm.button.adding',
  'employeeForm.button.updating',
  'employeeForm.toast.saved',
  'employeeForm.section.1',
  'employeeForm.section.2',
  'employeeForm.section.3',
  'employeeForm.section.4',
  'employeeForm.section.5',
  'employeeForm.section.6',
  'import.generic.missing',
  'import.leaveCredit.missingFile',
  'import.employees.panel.title',
  'import.leaveCredit.failures.title',
  'import.leaveCredit.failures.ending',
  'incompleteDialog.intro',
  'clients.forbidden',
  'session.expired',
  'toast.linkCopied',
])('%s is worded as specified', (key) => {
  const text = Object.entries(specified).find(([name]) => name === key)?.[1].text;
  expect(ours).toContain(JSON.stringify(text).slice(1, -1));
});

it('errors.toasts.1 to errors.toasts.5 and errors.confirm.1, errors.confirm.2 fill their placeholders', () => {
  expect(texts).toContain(messages.toast.failedWhile('{action}', '{thing}'));
  expect(texts).toContain(messages.toast.deleteFailed('{thing}'));
  expect(texts).toContain(messages.toast.saveFailed('{thing}'));
  expect(texts).toContain(messages.toast.noneFound('{thing}'));
  expect(texts).toContain(messages.confirm.delete('{thing}'));
  expect(texts).toContain(messages.confirm.remove('{thing}'));
});

it('errors.success.1 has a message for each of the fifteen verbs', () => {
  const verbs = Object.values(specified).filter(({ kind }) => kind === 'successVerb');
  expect(successVerbs).toEqual(verbs.map(({ text }) => text));
  expect(successMessage('Employee', 'removed')).toBe('Employee has been successfully removed.');
  expect(successMessage('Timezone', 'set as default')).toBe('Timezone has been successfully set as default.');
});

it('errors.evaluation.1 errors.push.1 say what the specification describes', () => {
  expect(messages.evaluation.sent).toContain('employee will receive an email with signing instructions');
  expect(messages.push.missingKey).toContain('key');
});

it('employee-list.columns.1 to employee-list.columns.12 head the columns', () => {
  const columns = Object.entries(specified).filter(([key]) => key.startsWith('employeeList.column.'));
  expect(Object.values(messages.employeeList.column).map((text) => text.toLowerCase())).toEqual(
    columns.map(([, { text }]) => text),
  );
});

it('breadcrumbs.1 breadcrumbs.2 title the two screens alike', () => {
  expect(screens.tickets.title).toBe(specified['breadcrumb.tickets'].text);
  expect(screens.submitATicket.title).toBe(specified['breadcrumb.submitATicket'].text);
});

it('offers the payment methods', () => {
  expect(paymentMethods).toEqual([
    specified['employeeForm.paymentMethod.bankAccount'].text,
    specified['employeeForm.paymentMethod.cash'].text,
  ]);
});

it('words each entry of the message catalogue', () => {
  const label = 'Work email';
  expect(validationMessages.required(label)).toBe('The work email is required.');
  expect(validationMessages.maxLength(label, 100)).toBe('The work email must not exceed 100 characters.');
  expect(validationMessages.email(label)).toContain(specified['validation.email'].text);
  expect(validationMessages.number(label)).toContain(specified['validation.number'].text);
  expect(validationMessages.min(label, 1)).toContain('must be at least 1');
  expect(validationMessages.max(label, 1_000_000)).toContain('must not exceed 1,000,000');
  expect(validationMessages.url(label)).toContain(specified['validation.url'].text);
  expect(validationMessages.fileSize(label, 10)).toContain('must not exceed 10 MB only');
  expect(validationMessages.fileType(label, ['pdf', 'png'])).toContain('must be of type: pdf, png');
  expect(validationMessages.unique(label)).toContain(specified['validation.unique'].text);
  expect(validationMessages.invalid(label)).toContain(specified['validation.invalid'].text);
});

it('keeps abbreviations as they are in the middle of a sentence', () => {
  expect(validationMessages.required('SSS number')).toBe('The SSS number is required.');
  expect(validationMessages.required('TIN')).toBe('The TIN is required.');
});

function shown(part: unknown): unknown {
  if (typeof part === 'function') return '';
  if (typeof part !== 'object' || part === null) return part;
  return Object.values(part).map(shown);
}
