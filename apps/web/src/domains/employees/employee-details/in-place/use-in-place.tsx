import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { ReactNode } from 'react';
import type { Fact } from '../../../../ui/description-list/description-list.tsx';
import type { ProfileFact } from '../profile-facts.ts';
import { useAssignmentDialog } from '../use-assignment-dialog.tsx';
import { EditableFact, PencilLine } from './editable-fact.tsx';
import { datedFacts, type FactChoices, inputOf } from './editable-facts.ts';

/** Gives each editable fact its pencil; dated facts open the dialog with the day. */
export function useInPlace(employee: EmployeeDetails, choices: FactChoices) {
  const { ask, dialog } = useAssignmentDialog(employee);
  const contentOf = ({ field, label, value }: ProfileFact): ReactNode => {
    if (field === undefined || !employee.abilities.update) return value;
    if (field === 'is_infraction_exempted' && !employee.abilities.exempt) return value;
    const kind = datedFacts[field];
    if (kind && ask) {
      return (
        <PencilLine label={label} onEdit={() => ask(kind)}>
          {value}
        </PencilLine>
      );
    }
    const input = kind ? null : inputOf(field, choices);
    if (input === null) return value;
    return (
      <EditableFact employee={employee} field={field} input={input}>
        {value}
      </EditableFact>
    );
  };
  const factsOf = (facts: readonly ProfileFact[]): readonly Fact[] =>
    facts.map((fact) => ({ label: fact.label, value: contentOf(fact), ...(fact.wide && { wide: true }) }));
  return { factsOf, dialog };
}
