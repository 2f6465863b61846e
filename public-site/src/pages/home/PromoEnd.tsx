import { home } from "./copy.ts";

const zone = { timeZone: "Asia/Jakarta" } as const;
const day = new Intl.DateTimeFormat("id-ID", { ...zone, day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat("id-ID", { ...zone, hour: "2-digit", minute: "2-digit" });

/** Shows a promo's end in Jakarta's time zone: "Promo sampai 30 November 2026 pukul 23.59 WIB". */
export function PromoEnd({ at }: Readonly<{ at: string }>) {
  const end = new Date(at);
  return (
    <small>
      <time dateTime={at}>{home.packages.promoUntil(day.format(end), clock.format(end))}</time>
    </small>
  );
}
