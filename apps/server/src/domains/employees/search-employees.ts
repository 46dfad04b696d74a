import { spellingsOf, spellingsOfBoth } from '@muster/contract/domains/employees/search-spellings.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import {
  employeesByNumber,
  employeesByWords,
  employeesLike,
  type FoundEmployee,
} from './employee-search.repository.ts';
import { choiceQuestion, choiceScope } from './find-employees.ts';

interface SearchEmployees {
  readonly term: string;
  readonly most: number;
}

/**
 * For the search box: who has the term as Employee ID or system ID, then by name and position, those who work here before those who left. Only if
 * nobody is found, names with a wrong letter, then those with one in each of two words. Never by fields that the viewer cannot see.
 */
export async function searchEmployees(ctx: Ctx, { term, most }: SearchEmployees): Promise<FoundEmployee[]> {
  const scope = choiceScope(ctx);
  const everybody = { ...scope, showInactives: true };
  const byNumber = /\d/.test(term) ? await employeesByNumber(ctx.db, everybody, term) : [];
  const question = choiceQuestion({ search: term, first: 0, rows: most });
  const active = await employeesByWords(ctx.db, scope, question);
  const left =
    active.length < most ? await employeesByWords(ctx.db, { ...everybody, onlyInactives: true }, question) : [];
  const known = new Set(byNumber.map(({ id }) => id));
  const found = [...byNumber, ...[...active, ...left].filter(({ id }) => !known.has(id))].slice(0, most);
  if (found.length > 0) return found;
  const words = wordsOf(term);
  for (const spellings of [spellingsOf(words), spellingsOfBoth(words)]) {
    const alike = spellings.length === 0 ? [] : await employeesLike(ctx.db, everybody, { term, spellings, most });
    if (alike.length > 0) return alike;
  }
  return [];
}
