import { payLine } from '@muster/contract/domains/recruitment/hire-composer.rules.ts';
import { hireAnswersOf } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import {
  type Insight,
  type InsightAct,
  insightsOf,
  withInstead,
} from '@muster/contract/domains/recruitment/hire-insights.rules.ts';
import { useState } from 'react';
import { useLookup } from '../../../platform/form/lookup.ts';
import { currencies } from '../../lookups/index.ts';
import type { DraftText } from './draft-text.ts';
import type { Autosave } from './use-autosave.ts';
import { useDismissed } from './use-dismissed.ts';

export interface NumberedInsight extends Insight {
  readonly key: string;
  readonly number: number;
}

/** Suggestions about the text and the answers, without dismissed ones. */
export function useInsights(draft: HireDraft, { text, change }: DraftText, save: Autosave) {
  const [shown, setShown] = useState<string | null>(null);
  const dismissing = useDismissed(draft);
  const { options, list: currencyList } = useLookup(currencies).choices;
  const answers = { ...draft.answers, ...unsavedPay(save) };
  const currency = options.find(({ value }) => value === String(answers.budget_currency_id))?.label ?? null;
  // The zone is in no suggestion.
  const named = { zone: 'UTC', currency };
  const asked = hireAnswersOf(answers, named);
  const all = insightsOf(text, asked, draft.past_pay).map((insight) => ({ ...insight, key: keyOf(insight) }));
  const open = all
    .filter(({ key }) => !dismissing.dismissed.includes(key))
    .map((insight, at) => ({ ...insight, number: at + 1 }));
  const setPay = (pay: Pay) => {
    save.change({ answers: pay });
    const [was, is] = [payLine(asked), payLine(hireAnswersOf({ ...answers, ...inCents(pay) }, named))];
    // The text says what the answers said.
    if (was !== null && is !== null && text.benefits.includes(was)) change('benefits', text.benefits.replace(was, is));
  };
  const act = (insight: NumberedInsight) => {
    if (insight.act === null) return;
    if ('pay' in insight.act) setPay(insight.act.pay);
    else if (insight.section !== null) change(insight.section, withInstead(text[insight.section], insight));
  };
  return {
    open: open as readonly NumberedInsight[],
    hidden: all.length - open.length,
    /** Without the currencies a suggestion may be missing. */
    isPending: currencyList.loading === true,
    shown,
    show: setShown,
    act,
    ...dismissing,
  } as const;
}

type Pay = Extract<InsightAct, { readonly pay: unknown }>['pay'];

const keyOf = ({ section, title }: Insight) => [section, title].join(' ').trim().slice(0, 200);

/** In cents, as what is stored. */
const inCents = (pay: Pay) => Object.fromEntries(Object.entries(pay).map(([name, units]) => [name, units * 100]));

function unsavedPay({ unsaved }: Autosave): Readonly<Record<string, number>> {
  const { budget_least, budget_most } = unsaved.answers ?? {};
  return inCents({
    ...(typeof budget_least === 'number' && { budget_least }),
    ...(typeof budget_most === 'number' && { budget_most }),
  });
}

export type Insights = ReturnType<typeof useInsights>;
