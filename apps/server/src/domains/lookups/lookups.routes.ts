import type { Binding } from '../../platform/http/binding.ts';

export const lookupsBindings: readonly Binding[] = [];
