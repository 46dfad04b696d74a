import type { DescribedPosition } from './job-description-template.rules.ts';
import type { JobFamily } from './job-description-templates.schemas.ts';

/** What a client says about the work that it needs. Pay is in cents a month, times are `HH:mm` in the zone. */
export interface HireAnswers extends Omit<DescribedPosition, 'client'> {
  readonly family: JobFamily;
  /** One duty a line, in the client's own words. */
  readonly duties: string;
  /** Programs that the person works with. */
  readonly tools: readonly string[];
  readonly years: number | null;
  /** What is agreed after a year, or how people grow. Empty: nothing is said. */
  readonly growth: string;
  readonly pay_least: number | null;
  readonly pay_most: number | null;
  readonly currency: string | null;
}
