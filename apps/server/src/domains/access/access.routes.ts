import type { Binding } from '../../platform/http/binding.ts';

export const accessBindings: readonly Binding[] = [];
