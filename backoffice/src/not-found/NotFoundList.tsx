import { redirectLimits } from "@etalase/contracts/redirects";
import type { UnknownAddress } from "@etalase/contracts/redirects.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { counted, formatMoment, formatNumber } from "../kit/parts/format.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { Note, Quiet } from "../kit/theme/Words.tsx";
import { InVainActions, InVainList } from "./InVain.tsx";

const RedirectDialog = lazyComponent(async () => (await import("../redirects/RedirectDialog.tsx")).RedirectDialog);

const Wanted = ({ id, referrer }: UnknownAddress) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>{id}</Box>
    <Note>{referrer && t("from {address}", { address: referrer })}</Note>
  </Box>
);

const rows: PlainRows<UnknownAddress> = {
  columns: [
    { name: t("Address"), source: "id", isName: true, sx: { width: "55%" }, cell: Wanted },
    { name: t("Visits"), source: "hits", cell: ({ hits }) => formatNumber(hits) },
    { name: t("Last visit"), source: "lastHitAt", cell: ({ lastHitAt }) => <Quiet>{formatMoment(lastHitAt)}</Quiet> },
  ],
  actions: ({ id }) => (
    <InVainActions
      name={id}
      label={t("Redirect [verb]")}
      fullLabel={t("Redirect {address}", { address: id })}
      dialog={(close) => <RedirectDialog initial={{ from: id, to: "" }} onClose={close} />}
      ignoring={{
        does: (call) => call("unknown-addresses/ignored", { method: "POST", data: { path: id } }),
        done: t("{address} is no longer listed", { address: id }),
      }}
    />
  ),
};

/** Lists addresses that visitors did not find. */
export const NotFoundList = () => (
  <InVainList
    resource="not-found"
    title={t("Not Found")}
    say={(total) => t("{paths} that visitors did not find", { paths: counted(total, "path") })}
    shown="Not found"
    rows={rows}
    none={t("No missing addresses")}
    text={t("Missing addresses that visitors open are listed here, and deleted after {days} days.", {
      days: redirectLimits.forgetDays,
    })}
    failure={t("The addresses could not be loaded.")}
  />
);
