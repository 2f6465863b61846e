import { ActiveList } from "../active/ActiveList.tsx";
import { t } from "../language/t.ts";
import { rows } from "./columns.tsx";

export const PackagesList = () => (
  <ActiveList
    resource="packages"
    invitation={t(
      "Packages with their prices stand on the home page, and each has its order button. Add the first one.",
    )}
    rows={rows}
    search={t("Search name, description or feature")}
  />
);
