import { rulesBySubject } from '../rules/all-rules.ts';

/** The rules of the architecture tests, for CONTRIBUTING.md. */
export function ruleList(): string {
  return Object.entries(rulesBySubject)
    .map(([subject, rules]) =>
      [`**${subject}**`, '', ...rules.map(({ name, asks }) => `- \`${name}\`: ${asks}`)].join('\n'),
    )
    .join('\n\n');
}
