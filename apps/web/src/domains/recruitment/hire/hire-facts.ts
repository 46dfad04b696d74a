import { hireQuestionLabels as labels } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import type { HireDraftAnswers } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { jobFamilyLabels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import {
  employmentTypeLabels,
  positionPriorityLabels,
} from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import { useQuery } from '@tanstack/react-query';
import { useLookup } from '../../../platform/form/lookup.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { timeOfDayRange } from '../../../platform/format/time-of-day.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { timezonesQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import type { Fact } from '../../../ui/description-list/description-list.tsx';
import { currencies } from '../../lookups/index.ts';
import { factLines, factWithDetail } from './fact-lines.tsx';

/**
 * The answers as label and value, in the order of the questions. `isLoading`: the names of the zone and the currency are missing, with
 * which a fact can need a second line.
 */
export function useHireFacts(answers: HireDraftAnswers): { readonly facts: Fact[]; readonly isLoading: boolean } {
  const zones = useQuery(timezonesQuery);
  const zone = zones.data?.find(({ id }) => id === answers.timezone_id)?.name;
  const viewerZone = useViewerZone();
  const { options, list } = useLookup(currencies).choices;
  const currency = options.find(({ value }) => value === String(answers.budget_currency_id))?.label;
  const facts = [
    { label: labels.title, value: answers.title },
    { label: labels.family, value: answers.family && jobFamilyLabels[answers.family] },
    { label: labels.headcount, value: answers.headcount },
    { label: labels.employment_type, value: answers.employment_type && employmentTypeLabels[answers.employment_type] },
    { label: labels.work_location, value: answers.work_location && workLocationLabel(answers.work_location) },
    { label: labels.start_by, value: answers.start_by && dayText(answers.start_by) },
    { label: 'Hours', value: hoursOf(answers, zone, viewerZone) },
    { label: labels.priority, value: answers.priority && positionPriorityLabels[answers.priority] },
    { label: 'Pay', value: payOf(answers, currency) },
    { label: labels.years, value: answers.years },
    { label: labels.must_have, value: (answers.must_have ?? []).join(', ') },
    { label: labels.nice_to_have, value: (answers.nice_to_have ?? []).join(', ') },
    { label: labels.tools, value: (answers.tools ?? []).join(', ') },
    { label: labels.duties, value: factLines(answers.duties), wide: true },
    { label: labels.growth, value: factLines(answers.growth), wide: true },
  ];
  return { facts, isLoading: zones.isPending || list.loading === true };
}

/** The viewer's clock first, that of the position below it where it differs. */
function hoursOf({ shift_start: from, shift_end: to }: HireDraftAnswers, zone: string | undefined, viewerZone: string) {
  if (!from || !to) return zone ? `${zoneCity(zone)} time` : null;
  if (!zone) return timeOfDayRange(from, to);
  const { text, there } = shiftHours({ start_time: from, end_time: to, timezone: zone }, viewerZone);
  return factWithDetail(text, there);
}

function payOf({ budget_least: least, budget_most: most }: HireDraftAnswers, currency: string | undefined) {
  if (least == null || most == null) return null;
  return `${currency ?? ''} ${formatMoney(least)} – ${formatMoney(most)} a month`.trim();
}
