import { offerAt } from "@etalase/contracts/packages";
import type { Package } from "@etalase/contracts/packages.schema";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { formatShortly, rupiah } from "../kit/parts/format.ts";
import { HighlightMark } from "../kit/parts/HighlightMark.tsx";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Quiet } from "../kit/theme/Words.tsx";
import { ActiveList } from "../plain/ActiveList.tsx";
import { activeRows } from "../plain/activeRows.tsx";
import { sayMoment } from "../publication/times.ts";
import { useNow } from "../publication/useNow.ts";

type PackageProps = Readonly<{ of: Package }>;

/** Shows the current price, below the price struck through. */
function Price({ of }: PackageProps) {
  const { currentPrice, struckPrice, discountPercent } = offerAt(of, useNow());
  return (
    <Box sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
      {struckPrice !== null && (
        <Quiet>
          <s>{rupiah(struckPrice)}</s>
          {discountPercent ? ` ${t("{percent}% off", { percent: discountPercent })}` : ""}
        </Quiet>
      )}
      <Box sx={{ fontWeight: 600 }}>
        {of.isFrom ? t("from {price}", { price: rupiah(currentPrice) }) : rupiah(currentPrice)}
      </Box>
    </Box>
  );
}

const stateOf = ({ startsAt, endsAt }: NonNullable<Package["promo"]>, now: number) => {
  if (Date.parse(endsAt) <= now)
    return { tone: "default", label: t("Ended"), time: endsAt, says: "Ended {when}" } as const;
  if (Date.parse(startsAt) > now)
    return { tone: "primary", label: t("Planned"), time: startsAt, says: "Begins {when}" } as const;
  return { tone: "success", label: t("Running"), time: endsAt, says: "Ends {when}" } as const;
};

/** Shows the state of a promo, with the time of its next change. */
function PromoState({ of: { promo } }: PackageProps) {
  const now = useNow();
  if (!promo) return null;
  const { tone, label, time, says } = stateOf(promo, now);
  return (
    <Box component="span" sx={{ display: "inline-flex", flexDirection: "column", alignItems: "start", gap: 0.25 }}>
      <StatusChip tone={tone} label={label} />
      <Quiet
        component="span"
        title={t(says, { when: sayMoment(time) })}
        sx={{ fontSize: ".75rem", whiteSpace: "nowrap" }}
      >
        {tone === "success" ? t("until {time}", { time: formatShortly(time) }) : formatShortly(time)}
      </Quiet>
    </Box>
  );
}

const Name = ({ of }: PackageProps) => (
  <>
    <RecordName
      record={of}
      note={[of.badge, of.description].filter(Boolean).join(" · ")}
      minWidth={{ md: 130, lg: 160 }}
    />
    {of.isHighlighted && (
      <Quiet>
        <HighlightMark />
      </Quiet>
    )}
  </>
);

const rows = activeRows<Package>("packages", {
  name: t("Name"),
  cell: (one) => <Name of={one} />,
  words: (one) => (
    <>
      <Name of={one} />
      <Price of={one} />
    </>
  ),
  columns: [
    { name: t("Highlighted"), of: ({ isHighlighted }) => (isHighlighted ? t("Yes") : t("No")) },
    { name: t("Description"), of: ({ description }) => description },
    {
      name: t("Price"),
      source: "price",
      align: "right",
      isStacked: true,
      of: ({ price }) => price,
      cell: (one) => <Price of={one} />,
    },
    { name: t("Price before"), of: ({ priceBefore }) => priceBefore ?? "" },
    {
      name: t("Promo"),
      source: "promo",
      isStacked: true,
      onCard: true,
      of: ({ promo }) =>
        promo
          ? t("{price} from {start} to {end}", {
              price: String(promo.price),
              start: promo.startsAt,
              end: promo.endsAt,
            })
          : "",
      cell: (one) => <PromoState of={one} />,
    },
  ],
});

export const PackagesList = () => (
  <ActiveList
    resource="packages"
    invitation={t("The homepage shows packages with their prices and order buttons. Add the first one.")}
    rows={rows}
    search={t("Search name, description or feature")}
  />
);
