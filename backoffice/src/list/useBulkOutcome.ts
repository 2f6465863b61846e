import {
  HttpError,
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from "react-admin";
import { useFocusOnRemoval } from "./useFocusOnRemoval.ts";

const someAreGone =
  "Nothing was changed: some of the selected rows no longer exist. They are no longer selected; please try again.";

/** Takes what was deleted meanwhile out of the selection. */
function useForgetAbsent() {
  const resource = useResourceContext();
  const { selectedIds, onSelect } = useListContext();
  const dataProvider = useDataProvider();
  return async () => {
    if (!resource) return;
    const { data } = await dataProvider.getMany(resource, { ids: selectedIds });
    const existing = new Set<Identifier>(data.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => existing.has(id)));
  };
}

/** What happens when the server has answered for the selected rows. */
export function useBulkOutcome() {
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const forgetAbsent = useForgetAbsent();
  // The bar that was pressed in goes with the selection.
  const moveFocus = useFocusOnRemoval();

  const tell = (failed: string) => notify(failed, { type: "error" });
  const tellAbsent = async (failed: string) => {
    refresh();
    await forgetAbsent().then(
      () => notify(someAreGone, { type: "warning" }),
      () => tell(failed),
    );
  };
  return (done: string, failed: string) => ({
    mutationMode: "pessimistic" as const,
    onSuccess: () => {
      moveFocus();
      onUnselectItems();
      notify(done, { type: "success" });
      // Not only this list: what it counts, and the choices of its filters.
      refresh();
    },
    onError: (error: unknown) => {
      if (error instanceof HttpError && error.status === 404) void tellAbsent(failed);
      else tell(failed);
    },
  });
}
