import { countText } from '@muster/contract/counted.ts';

interface ConfigFacts {
  readonly billing_day: number | string | null;
  readonly terms_days: number | string | null;
  readonly currency: { readonly code: string };
  readonly subscription: { readonly name: string };
}

/** 'Monthly on the 17th': how often the client is billed, and on which day of the month. */
export const billingText = ({ subscription, billing_day: day }: Pick<ConfigFacts, 'subscription' | 'billing_day'>) =>
  `${subscription.name} on the ${ordinal(Number(day))}`;

/** 'due in 15 days, AUD' */
export const termsText = ({ terms_days: terms, currency }: Pick<ConfigFacts, 'terms_days' | 'currency'>) =>
  `due ${Number(terms) === 0 ? 'at once' : `in ${terms} ${Number(terms) === 1 ? 'day' : 'days'}`}, ${currency.code}`;

/** An invoice configuration in one line, as its card and the preview of a change show it. */
export const configSummary = (config: ConfigFacts) => `${billingText(config)}, ${termsText(config)}`;

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** '1st', '17th', '22nd' */
const ordinal = (day: number) => `${countText(day)}${endings[rules.select(day)] ?? 'th'}`;
