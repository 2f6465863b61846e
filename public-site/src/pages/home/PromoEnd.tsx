import { home } from "./copy.ts";

const zone = { timeZone: "Asia/Jakarta" } as const;
const day = new Intl.DateTimeFormat("id-ID", { ...zone, day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat("id-ID", { ...zone, hour: "2-digit", minute: "2-digit" });

/** Until when a promo runs, as it is in Jakarta: "Promo sampai 30 November 2026 pukul 23.59 WIB". */
export function PromoEnd({ at }: Readonly<{ at: string }>) {
  const end = new Date(at);
  return (
    <small>
      <time dateTime={at}>{home.packages.promoUntil(day.format(end), clock.format(end))}</time>
    </small>
  );
}
