import { type StateWord, stateTones } from '@muster/contract/state-words.ts';
import type { ReactNode } from 'react';
import { StatusBadge } from './status-badge.tsx';

/** A state as dot and word, in the tone of the word. `children` says more about the state: '3 waiting'. */
export function StateBadge({ word, children }: StateBadgeProps) {
  return <StatusBadge tone={stateTones[word]}>{children ?? word}</StatusBadge>;
}

interface StateBadgeProps {
  readonly word: StateWord;
  readonly children?: ReactNode;
}
