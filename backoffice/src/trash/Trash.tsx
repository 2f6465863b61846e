import { useSearchParams } from "react-router-dom";
import { ChangesList } from "./ChangesList.tsx";
import { TrashList } from "./TrashList.tsx";

/** Shows the deleted records, or the changes that can still be undone, as the address says. */
export const Trash = () => (useSearchParams()[0].get("view") === "undo" ? <ChangesList /> : <TrashList />);
