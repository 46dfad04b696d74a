import { hireAnswersOf } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { type Insight, insightsOf } from '@muster/contract/domains/recruitment/hire-insights.rules.ts';
import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { useState } from 'react';
import { useLookup } from '../../../platform/form/lookup.ts';
import { currencies } from '../../lookups/index.ts';

export interface NumberedInsight extends Insight {
  readonly key: string;
  readonly number: number;
}

/** Suggestions about the text and the answers, without dismissed ones. */
export function useInsights({ answers, past_pay }: HireDraft, text: JobDescriptionText) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const options = useLookup(currencies).choices.options;
  const currency = options.find(({ value }) => value === String(answers.budget_currency_id))?.label ?? null;
  // The zone is in no suggestion.
  const found = insightsOf(text, hireAnswersOf(answers, { zone: 'UTC', currency }), past_pay);
  const all = found.map((insight) => ({ ...insight, key: [insight.section, insight.title].join(' ') }));
  const open = all.filter(({ key }) => !dismissed.includes(key)).map((insight, at) => ({ ...insight, number: at + 1 }));
  return {
    open: open as readonly NumberedInsight[],
    hidden: all.length - open.length,
    shown,
    show: setShown,
    dismiss: (key: string) => setDismissed((known) => [...known, key]),
    showAll: () => setDismissed([]),
  } as const;
}

export type Insights = ReturnType<typeof useInsights>;
