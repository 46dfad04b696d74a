import { isProblem, problemText } from './problem-error.ts';

/** What went wrong; after a conflict also which fields somebody else changed (section 8). */
export function conflictText(problem: unknown): string {
  const text = problemText(problem);
  const fields = isProblem(problem, 'conflict') ? problem.body.conflict?.fields : undefined;
  return fields && fields.length > 0
    ? `${text} Changed: ${fields.map((field) => field.replaceAll('_', ' ')).join(', ')}.`
    : text;
}
