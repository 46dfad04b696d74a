import type { Binding } from '../../platform/http/binding.ts';

export const notificationsBindings: readonly Binding[] = [];
