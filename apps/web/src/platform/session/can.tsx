import type { AccessRule } from '@muster/contract/access.ts';
import type { ReactNode } from 'react';
import { useMay } from './use-session.ts';

/** Shows its children if the rule allows: `<Can rule={{ permissions: ['can create employees'] }}>`. */
export function Can({ rule, otherwise = null, children }: CanProps) {
  return useMay(rule) ? children : otherwise;
}

interface CanProps {
  readonly rule: AccessRule;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}
