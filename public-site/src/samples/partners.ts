import type { Partner } from "@etalase/contracts/plain/partners.schema";
import bengkelPakJoko from "../assets/sample-bengkel-pak-joko.svg";
import omahRoti from "../assets/sample-omah-roti.svg";
import pelitaTravel from "../assets/sample-pelita-travel.svg";
import studioSelasar from "../assets/sample-studio-selasar.svg";

type Sample = Pick<Partner, "name" | "logo"> & Readonly<{ width: number }>;

const complete = ({ name, logo, width }: Sample, order: number): Partner => {
  const id = String(order + 1).padStart(24, "0");
  return {
    _id: id,
    id,
    name,
    logo,
    logoSet: { width, height: 48, color: "", srcset: "" },
    website: "",
    description: "",
    order,
    isActive: true,
    createdAt: "",
    updatedAt: "",
    version: 1,
  };
};

/** Shown when no partners are available. */
export const samplePartners: readonly Partner[] = [
  { name: "Omah Roti", logo: omahRoti, width: 164 },
  { name: "Pelita Travel", logo: pelitaTravel, width: 206 },
  { name: "Studio Selasar", logo: studioSelasar, width: 146 },
  { name: "Bengkel Pak Joko", logo: bengkelPakJoko, width: 146 },
].map(complete);
