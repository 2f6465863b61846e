import { ListBase, type ListBaseProps } from "react-admin";
import { ShownSelection } from "./ShownSelection.tsx";

// The list itself says that loading failed, and offers to try again.
const quiet = { retry: false, onError: () => {} };

/** A list whose rows can be selected while they are shown. */
export const ListScreen = ({ children, ...list }: Omit<ListBaseProps, "queryOptions">) => (
  <ListBase {...list} queryOptions={quiet}>
    <ShownSelection>{children}</ShownSelection>
  </ListBase>
);
