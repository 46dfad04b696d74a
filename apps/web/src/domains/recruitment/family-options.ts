import {
  jobFamilies,
  jobFamilyLabels,
} from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';

export const familyOptions = jobFamilies.map((value) => ({ value, label: jobFamilyLabels[value] }));
