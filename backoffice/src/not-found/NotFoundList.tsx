import { redirectLimits } from "@etalase/contracts/redirects";
import type { UnknownAddress } from "@etalase/contracts/redirects.schema";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { counted, formatNumber, formatSince } from "../kit/parts/format.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { Quiet } from "../kit/theme/Words.tsx";
import { AddressList, AddressName, InVainActions } from "../redirects/AddressList.tsx";

const RedirectDialog = lazyComponent(async () => (await import("../redirects/RedirectDialog.tsx")).RedirectDialog);

const Wanted = ({ id, referrer }: UnknownAddress) => (
  <AddressName name={id}>{referrer && t("from {address}", { address: referrer })}</AddressName>
);

const rows: PlainRows<UnknownAddress> = {
  columns: [
    { name: t("Address"), source: "id", isName: true, sx: { width: "55%" }, cell: Wanted },
    { name: t("Visits"), source: "hits", align: "right", cell: ({ hits }) => formatNumber(hits) },
    {
      name: t("Last visit"),
      source: "lastHitAt",
      sx: { "&&": { pl: 4 } },
      cell: ({ lastHitAt }) => <Quiet sx={{ whiteSpace: "nowrap" }}>{formatSince(lastHitAt)}</Quiet>,
    },
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
  <AddressList
    resource="not-found"
    noun="page"
    title={t("Not found")}
    say={(total) => t("{paths} that visitors did not find", { paths: counted(total, "page") })}
    shown="Not found"
    rows={rows}
    none={t("No missing addresses")}
    text={t("Missing addresses that visitors open are listed here, and deleted after {days} days.", {
      days: redirectLimits.forgetDays,
    })}
  />
);
