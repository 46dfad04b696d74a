import type { JobFamily } from './job-description-templates.schemas.ts';
import type { EmploymentType } from './open-positions.constants.ts';

/** What a client says about the work that it needs. Pay is in cents a month, times are `HH:mm` in the zone. */
export interface HireAnswers {
  readonly title: string;
  readonly family: JobFamily;
  readonly headcount: number;
  readonly employment_type: EmploymentType;
  readonly work_location: string;
  readonly shift_start: string | null;
  readonly shift_end: string | null;
  /** IANA name. */
  readonly zone: string;
  readonly start_by: string | null;
  readonly must_have: readonly string[];
  readonly nice_to_have: readonly string[];
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
