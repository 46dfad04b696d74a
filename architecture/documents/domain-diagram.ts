import { type Domain, domainMap, domains, gathers } from '../domain-map.ts';

/** The domain map for Mermaid: an arrow points from a domain to one that it may use. */
export function domainDiagram(): string {
  const plain = domains.filter((domain) => !gathers(domain));
  const arrows = plain.flatMap((domain) => used(domain).map((other) => `  ${domain} --> ${other}`));
  const alone = plain.filter((domain) => used(domain).length === 0);
  const gathering = domains.filter(gathers).map((domain) => `    ${domain}`);
  return [
    '```mermaid',
    'flowchart BT',
    ...alone.map((domain) => `  ${domain}`),
    ...arrows,
    '  subgraph gather [may use any of the others, used by none]',
    ...gathering,
    '  end',
    '```',
  ].join('\n');
}

function used(domain: Domain): readonly string[] {
  const listed: readonly string[] | 'any' = domainMap[domain];
  return listed === 'any' ? [] : listed;
}
