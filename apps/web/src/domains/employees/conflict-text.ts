import { isProblem, problemText } from '../../platform/api/problem-error.ts';

/** What went wrong; of a conflict also what was changed meanwhile (section 8). */
export function conflictText(problem: unknown): string {
  const text = problemText(problem);
  const fields = isProblem(problem, 'conflict') ? problem.body.conflict?.fields : undefined;
  return fields && fields.length > 0
    ? `${text} Changed: ${fields.map((field) => field.replaceAll('_', ' ')).join(', ')}.`
    : text;
}
