import type { UnknownAddress } from "@etalase/contracts/redirects.schema";
import { Box, Button } from "@mui/material";
import { EyeOffIcon } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted, formatMoment, formatNumber } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { Note, Quiet, Row } from "../kit/theme/Words.tsx";

const RedirectDialog = lazyComponent(async () => (await import("../redirects/RedirectDialog.tsx")).RedirectDialog);

const long = { overflowWrap: "anywhere" };

const Wanted = ({ id, referrer }: UnknownAddress) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ ...long, fontWeight: 600 }}>{id}</Box>
    <Note>{referrer && t("from {address}", { address: referrer })}</Note>
  </Box>
);

/** Creates a redirect from the address, or ignores it from now on. */
function Actions({ address: { id } }: { address: UnknownAddress }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { mutate: ignore, isPending } = useAct({
    does: (call) => call("unknown-addresses/ignored", { method: "POST", data: { path: id } }),
    done: t("{address} is no longer listed", { address: id }),
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  return (
    <Row ref={place} sx={{ justifyContent: "flex-end", gap: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={t("Redirect {address}", { address: id })}
        onClick={() => setOpen(true)}
      >
        {t("Redirect [verb]")}
      </Button>
      <IconAction
        label={t("Ignore {address}", { address: id })}
        tip={t("Ignore")}
        Icon={EyeOffIcon}
        onClick={() => !isPending && ignore()}
      />
      {isOpen && <RedirectDialog initial={{ from: id, to: "" }} onClose={() => setOpen(false)} />}
    </Row>
  );
}

export const rows: PlainRows<UnknownAddress> = {
  columns: [
    { name: t("Address"), source: "id", isName: true, sx: { width: "55%" }, cell: Wanted },
    { name: t("Visits"), source: "hits", cell: ({ hits }) => formatNumber(hits) },
    {
      name: t("Last visit"),
      source: "lastHitAt",
      cell: ({ lastHitAt }) => <Quiet>{formatMoment(lastHitAt)}</Quiet>,
    },
  ],
  card: (address) => (
    <Box sx={{ pt: 1.5, pb: 1 }}>
      <Wanted {...address} />
      <Box sx={{ display: "flex", alignItems: "center", mt: 0.5 }}>
        <Quiet>{counted(address.hits, "visit")}</Quiet>
        <Box sx={{ ml: "auto" }}>
          <Actions address={address} />
        </Box>
      </Box>
    </Box>
  ),
  actions: (address) => <Actions address={address} />,
};
