import { homeClientId } from '../../constants.ts';
import { counted } from '../../counted.ts';
import type { ClientStatus } from './clients.constants.ts';

/** A client begins as a draft or a prospect, becomes active, then inactive, and may become active again. */
const moves: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  Draft: ['Potential', 'Active'],
  Potential: ['Active', 'Draft', 'Inactive'],
  Active: ['Inactive'],
  Inactive: ['Active', 'Potential'],
};

/** The statuses that a client can change to. The provider stays active. */
export function statusesFrom({ id, status }: { readonly id: number; readonly status: ClientStatus }) {
  return id === homeClientId ? [] : moves[status];
}

export function refusedStatusText({ id, status }: { readonly id: number; readonly status: ClientStatus }): string {
  if (id === homeClientId) return 'The provider itself stays active.';
  return `The status is invalid: ${status} changes to ${moves[status].join(' or ')}.`;
}

const mostNames = 20;

/** Why a client with employees cannot become inactive: their names, and what to do. */
export function stillEmployedText(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  return `The client still has ${counted(names.length, 'active employee')}. Move them or end their employment first: ${shown}${more}.`;
}

export interface Dependents {
  readonly employees: number;
  readonly users: number;
  readonly teams: number;
  readonly shifts: number;
  readonly positions: number;
}

const words = [
  ['employees', 'employee'],
  ['users', 'user'],
  ['teams', 'team'],
  ['shifts', 'shift'],
  ['positions', 'open position'],
] as const;

/** Null if nothing refers to the client. A client that was ever in use is never deleted. */
export function dependentsText(dependents: Dependents): string | null {
  const parts = words.flatMap(([many, one]) => {
    const number = dependents[many];
    return number === 0 ? [] : [counted(number, one)];
  });
  if (parts.length === 0) return null;
  const last = parts.at(-1) ?? '';
  const listed = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
  return `The client is in use: ${listed}, past ones included. Make it inactive instead.`;
}
