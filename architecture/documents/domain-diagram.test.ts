import { expect, it } from 'vitest';
import { domains } from '../domain-map.ts';
import { domainDiagram } from './domain-diagram.ts';

it('shows every domain and every arrow of the map', () => {
  const diagram = domainDiagram();
  for (const domain of domains) expect(diagram).toMatch(new RegExp(`\\b${domain}\\b`));
  expect(diagram).toContain('employees --> shifts');
  expect(diagram).not.toContain('shifts --> employees');
  expect(diagram).not.toContain('reports -->');
});
