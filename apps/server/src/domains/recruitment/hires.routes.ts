import { hiresCalls as calls } from '@muster/contract/domains/recruitment/hires.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { hireCandidate, readHireForm } from './hire-candidate.ts';

export const hiresBindings = [bind(calls.form, readHireForm), bind(calls.hire, hireCandidate)];
