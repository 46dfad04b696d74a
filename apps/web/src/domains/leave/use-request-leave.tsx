import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { useLeaveDocuments } from './leave-documents/use-leave-documents.tsx';

const RequestLeavePanel = lazyPanel(() =>
  import('./leave-request-form/request-leave.panel.tsx').then((part) => part.RequestLeavePanel),
);

/** Opens the form, and after it the documents of a request if some of them could not be uploaded. */
export function useRequestLeave({ forOthers }: { readonly forOthers: boolean }) {
  const documents = useLeaveDocuments();
  const { open, panel } = useLazyPanel((_: null, state) => (
    <RequestLeavePanel forOthers={forOthers} onIncomplete={documents.open} {...state} />
  ));
  const panels = (
    <>
      {panel}
      {documents.panel}
    </>
  );
  return { request: () => open(null), panel: panels } as const;
}
