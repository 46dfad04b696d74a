interface ConfigFacts {
  readonly billing_day: number | string | null;
  readonly terms_days: number | string | null;
  readonly currency: { readonly code: string };
  readonly subscription: { readonly name: string };
}

/** An invoice configuration in one line, as its card and the preview of a change show it. */
export const configSummary = ({ billing_day, terms_days, currency, subscription }: ConfigFacts) =>
  `Day ${billing_day}, ${terms_days} days, ${currency.code}, ${subscription.name}`;
