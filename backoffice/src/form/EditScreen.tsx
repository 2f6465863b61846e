import type { ReactNode } from "react";
import { EditBase, useNotify, useRedirect } from "react-admin";

type EditScreenProps = Readonly<{
  resource: string;
  /** Told on the list, to which a record leads that cannot be loaded. */
  loadFailed: string;
  children: ReactNode;
}>;

// The list's row lacks fields, and an earlier visit's record may be old: either would be replaced by what is loaded,
// and with it what had been typed meanwhile. So this query shares its answer with nobody and does not keep it.
const fresh = { meta: { form: true }, gcTime: 0 };

export function EditScreen({ resource, loadFailed, children }: EditScreenProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = () => {
    notify(loadFailed, { type: "error" });
    redirect("list", resource);
  };
  return (
    <EditBase resource={resource} mutationMode="pessimistic" queryOptions={{ ...fresh, onError }}>
      {children}
    </EditBase>
  );
}
