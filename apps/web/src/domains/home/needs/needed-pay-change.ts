import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import type { NeedTexts } from './shown-need.ts';

/** Decided on its own page: nobody approves pay without reading the values, and reading them is logged. */
export function neededPayChange({ change }: NeedOf<'pay-change'>): NeedTexts {
  const { employee, client, fields, requested_by } = change;
  return {
    name: employee.name,
    line: `${fields.join(', ')} · requested by ${requested_by}`,
    facts: [
      { label: 'Fields', value: fields.join(', ') },
      { label: 'Requested by', value: requested_by },
      { label: 'Client', value: client },
    ],
    reason: null,
    approve: null,
    reject: null,
    open: { label: 'Review', to: '/pay-changes' },
    subject: `the pay change of ${employee.name}`,
  };
}
