import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { jobDescriptionTemplatesEndpoints as endpoints } from '../../platform/api/endpoints/job-description-templates.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useRemoval } from '../../platform/feedback/use-removal.tsx';
import { refreshJobDescriptionTemplates } from './job-descriptions.queries.ts';

interface NamedTemplate {
  readonly id: number;
  readonly name: string;
}

/** Archives templates, brings them back and deletes them. Render `dialog`. */
export function useTemplateActs(onRemoved?: () => void) {
  const queries = useQueryClient();
  const { remove, dialog } = useRemoval({
    thing: 'Job description template',
    nameOf: ({ name }: NamedTemplate) => name,
    send: async ({ id }) => {
      await callApi(endpoints.delete, { body: { id } });
      onRemoved?.();
    },
    refresh: refreshJobDescriptionTemplates,
  });
  const setActive = async ({ id, name }: NamedTemplate, isActive: boolean) => {
    try {
      if (isActive) await callApi(endpoints.activate, { params: { id } });
      else await callApi(endpoints.archive, { params: { id } });
      showSuccess(isActive ? `${name} is active again.` : `${name} is now archived.`);
    } catch (problem) {
      showProblem(problem);
    }
    await refreshJobDescriptionTemplates(queries);
  };
  return { setActive, remove, dialog };
}
