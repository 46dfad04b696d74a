import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ApplicationState,
  afterStage,
  hireRefusal,
  isLiving,
  stageRefusal,
  stagesFrom,
} from './application-stage.rules.ts';
import { type ApplicationStage, applicationStages, clientDecisions } from './applications.constants.ts';

const moving = (stage: ApplicationStage, decision: (typeof clientDecisions)[number] = 'undecided') => ({
  stage,
  decision,
});

it.each<[ApplicationStage, readonly ApplicationStage[]]>([
  ['new', ['screening', 'rejected', 'withdrawn']],
  ['screening', ['new', 'presented', 'rejected', 'withdrawn']],
  ['presented', ['screening', 'interview', 'offered', 'rejected', 'withdrawn']],
  ['interview', ['presented', 'offered', 'rejected', 'withdrawn']],
  ['offered', ['interview', 'rejected', 'withdrawn']],
  ['hired', ['withdrawn']],
  ['rejected', []],
  ['withdrawn', []],
])('moves from %s to %j', (stage, moves) => {
  expect(stagesFrom(moving(stage))).toEqual(moves);
  expect(isLiving(stage)).toBe(moves.length > 0);
});

it('does not take back from the client what it has decided', () => {
  expect(stageRefusal(moving('presented'), 'screening')).toBeNull();
  expect(stageRefusal(moving('presented', 'shortlisted'), 'screening')).toBe(
    'The client has decided on this candidate already.',
  );
  expect(stageRefusal(moving('presented', 'shortlisted'), 'interview')).toBeNull();
});

it('says why a move is refused', () => {
  expect(stageRefusal(moving('new'), 'new')).toBe('This application is new already.');
  expect(stageRefusal(moving('new'), 'hired')).toBe(
    "You can't move this application from new to hired, only to screening or rejected or withdrawn.",
  );
  expect(stageRefusal(moving('rejected'), 'new')).toMatch(/^This application has ended: it was rejected/);
});

it('reaches hired by hiring alone, once, with an offer', () => {
  for (const stage of applicationStages) expect(stagesFrom(moving(stage))).not.toContain('hired');
  expect(stageRefusal(moving('offered'), 'hired')).toBe(
    'A candidate is hired with an employee record. Choose Hire instead.',
  );
  expect(hireRefusal({ stage: 'offered' })).toBeNull();
  expect(hireRefusal({ stage: 'hired' })).toBe('This candidate is hired already.');
  expect(hireRefusal({ stage: 'interview' })).toBe(
    'Only a candidate with an offer can be hired. This application is in interview.',
  );
});

it('keeps what the database requires, by any moves', () => {
  const step = fc.record({ to: fc.constantFrom(...applicationStages), decision: fc.constantFrom(...clientDecisions) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state: ApplicationState = { stage: 'new', presented_at: null };
      for (const [at, { to, decision }] of steps.entries()) {
        const before = state;
        const isHire = to === 'hired' && hireRefusal(state) === null;
        if (!isHire && stageRefusal({ stage: state.stage, decision }, to) !== null) continue;
        state = afterStage(state, to, `2026-03-01T00:00:${String(at).padStart(2, '0')}Z`);
        expect(isLiving(before.stage)).toBe(true);
        const isShown = ['presented', 'interview', 'offered', 'hired'].includes(state.stage);
        if (isLiving(state.stage)) expect(state.presented_at !== null).toBe(isShown);
        // The day of the first presentation stays while the client sees it.
        if (before.presented_at !== null && state.presented_at !== null)
          expect(state.presented_at).toBe(before.presented_at);
      }
    }),
  );
});
