import { disasterMap, disasterReport } from "./portfolio/bpbd.ts";
import { cateringKitchen, cateringPage } from "./portfolio/catering.ts";
import { clinicBooking, clinicReminder } from "./portfolio/clinic.ts";
import { coffeeBag, coffeeBrand, coffeeFarm } from "./portfolio/coffee.ts";
import { cooperativeMember, cooperativeOverview } from "./portfolio/cooperative.ts";
import { garageBooking, garageJob } from "./portfolio/garage.ts";
import { megaPickUp, megaShop, megaStock } from "./portfolio/mega.ts";
import { leagueTable, liveMatch } from "./portfolio/psai.ts";
import { queueBoard, queueDesk, queueTicket } from "./portfolio/queue.ts";
import { schoolFiles, schoolForm } from "./portfolio/school.ts";
import { villagePage } from "./portfolio/village.ts";
import { weddingFace, weddingGuests, weddingInvitation } from "./portfolio/wedding.ts";

/** The pictures of the demo projects, by their files' names without ending, as SVG. */
export const portfolioDrawings: Readonly<Record<string, string>> = {
  "portfolio-mega-digital": megaShop,
  "portfolio-mega-digital-stok": megaStock,
  "portfolio-mega-digital-ambil": megaPickUp,
  "portfolio-bpbd": disasterMap,
  "portfolio-bpbd-laporan": disasterReport,
  "portfolio-psai": leagueTable,
  "portfolio-psai-pertandingan": liveMatch,
  "portfolio-queue-system": queueBoard,
  "portfolio-queue-system-nomor": queueTicket,
  "portfolio-queue-system-loket": queueDesk,
  "portfolio-kopi-lereng": coffeeBrand,
  "portfolio-kopi-lereng-kemasan": coffeeBag,
  "portfolio-kopi-lereng-kebun": coffeeFarm,
  "portfolio-sma-nusa-bakti": schoolForm,
  "portfolio-sma-nusa-bakti-berkas": schoolFiles,
  "portfolio-klinik-sentosa": clinicBooking,
  "portfolio-klinik-sentosa-pengingat": clinicReminder,
  "portfolio-rani-dimas": weddingInvitation,
  "portfolio-rani-dimas-muka": weddingFace,
  "portfolio-rani-dimas-tamu": weddingGuests,
  "portfolio-koperasi-tani-makmur": cooperativeOverview,
  "portfolio-koperasi-tani-makmur-anggota": cooperativeMember,
  "portfolio-dapur-bu-ning": cateringPage,
  "portfolio-dapur-bu-ning-dapur": cateringKitchen,
  "portfolio-bengkel-pak-joko": garageBooking,
  "portfolio-bengkel-pak-joko-servis": garageJob,
  "portfolio-desa-karang-wening": villagePage,
};
