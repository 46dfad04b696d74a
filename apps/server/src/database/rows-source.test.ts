import { describe, expect, it } from 'vitest';
import type { SchemaColumn } from './read-schema.ts';
import { rowsSource } from './rows-source.ts';

const column = (given: Partial<SchemaColumn>): SchemaColumn => ({
  table: 'team_member',
  isView: false,
  column: 'name',
  type: 'text',
  isArray: false,
  isNullable: false,
  filledBy: 'writer',
  labels: [],
  ...given,
});

describe('rowsSource', () => {
  it.each([
    [{}, 'name: string;'],
    [{ type: 'int8', filledBy: 'default' }, 'name: Generated<number>;'],
    [{ type: 'int4', filledBy: 'always' }, 'name: GeneratedAlways<number>;'],
    [{ type: 'timestamptz', isNullable: true }, 'name: string | null;'],
    [{ type: 'jsonb', isNullable: true }, 'name: Json | null;'],
    [{ type: 'numeric' }, 'name: Numeric;'],
    [{ type: 'numeric', isArray: true }, 'name: string[];'],
    [{ type: 'text', isArray: true, isNullable: true }, 'name: string[] | null;'],
    [{ type: 'mood', labels: ['glad', 'sad'] }, "name: 'glad' | 'sad';"],
    [{ type: 'mood', labels: ['glad', 'sad'], isArray: true }, "name: ('glad' | 'sad')[];"],
    [{ type: 'daterange' }, 'name: string;'],
    [{ type: 'int4', isView: true, filledBy: 'default' }, 'name: number;'],
  ] as const)('%o', (given, line) => {
    expect(rowsSource([column(given as Partial<SchemaColumn>)])).toContain(
      `export interface TeamMemberRow {\n  ${line}\n}`,
    );
  });

  it('lists every table for the query builder', () => {
    expect(rowsSource([column({}), column({ table: 'team' })])).toMatch(
      /interface Database \{\n {2}team_member: TeamMemberRow;\n {2}team: TeamRow;\n\}/,
    );
  });

  it('requires a decision for an unknown type', () => {
    expect(() => rowsSource([column({ type: 'polygon' })])).toThrow('team_member.name has the type polygon');
  });
});
