import { expect, it } from 'vitest';
import specified from '../spec/states.json' with { type: 'json' };
import { stateTones } from './state-words.ts';
import * as states from './states.ts';

it.each([
  ['state.invoice.1', specified.invoiceStatus.values, states.invoiceStatuses],
  ['state.client.1', specified.clientStatus.values, states.clientStatuses],
  ['state.position.1', specified.positionStatus.values, states.positionStatuses],
  [
    'state.interview.1',
    [...specified.interviewStatus.values, ...specified.interviewStatus.also],
    states.interviewStatuses,
  ],
  ['state.infraction.1', specified.infractionStatus.values, states.infractionStatuses],
  ['state.evaluation.1', specified.evaluationStatus.values, states.evaluationStatuses],
  ['state.evaluation.2', specified.evaluationSignatureStages.stages, states.signatureStages],
  ['state.evaluation.2', specified.evaluationSignatureStages.perStage, states.signatureStates],
  ['state.import.1', specified.importJobStatus.values, states.importJobStatuses],
  ['state.employee.1', specified.employeeStatusGroup.values, states.employeeStatuses],
])('%s is the list of section 4', (_id, expected, ours) => {
  expect(ours).toEqual(expected);
});

it('state.evaluation.2 ends in Signatories Completed', () => {
  expect(states.signaturesCompleted).toBe(specified.evaluationSignatureStages.end);
});

it('state.ticket.1 labels status codes, and any other N/A', () => {
  for (const { code, label } of specified.ticketStatus.codes) expect(states.ticketStatusLabel(code)).toBe(label);
  for (const other of [0, 1, 6, -1]) expect(states.ticketStatusLabel(other)).toBe('N/A');
  expect(Object.values(states.ticketStatusCodes)).toEqual(specified.ticketStatus.codes.map(({ code }) => code));
});

it('state.ticket.2 labels priority codes', () => {
  for (const { code, label } of specified.ticketPriority.codes) expect(states.ticketPriorityLabel(code)).toBe(label);
  expect(Object.values(states.ticketPriorityCodes)).toEqual(specified.ticketPriority.codes.map(({ code }) => code));
});

it('employee-list.badges.1 employee-list.badges.2 employee-list.badges.3 colours the status badges', () => {
  const colours = specified.employeeStatusGroup.badges.map(({ value, colour }) => [value, colour]);
  expect(Object.entries(states.employeeStatusWords).map(([status, word]) => [status, stateTones[word]])).toEqual(
    colours,
  );
});

it('employee-list.reason.1 state.employee.2 knows the separated statuses', () => {
  expect(states.employeeStatuses.filter(states.isSeparated)).toEqual(['termination', 'resignation']);
  expect(states.clearanceStatuses).toEqual(['Pending', 'Cleared', 'Not Cleared']);
});

it('employee-list.location.1 employee-list.location.2 employee-list.location.3 labels locations', () => {
  for (const { value, label } of specified.workLocation.labels) expect(states.workLocationLabel(value)).toBe(label);
  for (const other of ['hybrid', '', 'moon']) expect(states.workLocationLabel(other)).toBe('Hybrid');
});
